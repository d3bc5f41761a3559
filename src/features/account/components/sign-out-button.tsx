'use client';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useQuestion } from '~/forms/use-question';
import { useI18n } from '~/i18n/client';

interface Props {
  children: ReactNode;
  /** The accessible name, where the text alone is ambiguous. */
  label?: string;
  question: string;
  consequence: string;
  /** Text of the success toast. */
  done: string;
  onConfirm: () => Promise<unknown>;
}

/** A button for a sign-out with a confirmation, since it cannot be undone from here. */
export function SignOutButton({ children, label, question, consequence, done, onConfirm }: Props) {
  const t = useI18n();
  const failed = t('security.devices.notDone');
  const { busy, ask, keep, send, dialog } = useQuestion({ run: onConfirm, done, failed });
  return (
    <>
      <Button size="sm" variant="secondary" aria-label={label} onClick={ask}>
        {children}
      </Button>
      <Dialog
        {...dialog}
        title={question}
        description={consequence}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={keep} disabled={busy}>
              {t('security.devices.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={send}>
              {children}
            </Button>
          </>
        }
      />
    </>
  );
}
