'use client';
import { useId, useRef } from 'react';

/** The popup of a form that failed. It is visual only, because the form's summary announces the failure. Its
 *  library is loaded at the first failure, because most forms never fail. Without a connection it is not
 *  shown, and the form itself describes the failure. */
export function useFailurePopup() {
  const id = useId();
  const latest = useRef(0);
  const load = () => import('sonner').then(({ toast }) => toast);
  return {
    show: async (title: string, description: string) => {
      latest.current += 1;
      const number = latest.current;
      const toast = await load().catch(() => null);
      if (number !== latest.current) return;
      // At the top: at the bottom of a phone it would cover the submit button.
      toast?.warning(<Seen>{title}</Seen>, {
        id,
        description: <Seen>{description}</Seen>,
        position: 'top-center',
      });
    },
    dismiss: async () => {
      if (latest.current === 0) return;
      latest.current += 1;
      const toast = await load().catch(() => null);
      toast?.dismiss(id);
    },
  };
}

/** A text that the live region of the popups does not announce. */
const Seen = ({ children }: { children: string }) => <span aria-hidden="true">{children}</span>;
