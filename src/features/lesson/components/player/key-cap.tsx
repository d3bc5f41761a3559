import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

/** A key drawn as on a keyboard. */
export function KeyCap({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={classNames(
        'inline-grid min-h-6 min-w-6 place-items-center rounded border border-edge px-1.5 font-sans text-xs font-semibold text-text',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
