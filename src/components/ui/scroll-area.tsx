import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

export interface ScrollAreaProps {
  /** What is in it; readers say it when the focus comes. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** What is wider than a phone and has nothing inside that takes the focus: it scrolls sideways, and can be
 *  reached and scrolled by the keyboard. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames('overflow-x-auto', className)}
    >
      {children}
    </section>
  );
}
