import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

/** Line drawings, 240 × 160, in two inks: `INK` for objects, `GOLD` for what sounds or shines. */
export function DrawingFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      fill="none"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('bg-sunken', className)}
    >
      {children}
    </svg>
  );
}

export const INK = 'stroke-ink';
export const GOLD = 'stroke-gold';
