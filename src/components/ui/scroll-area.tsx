import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

export interface ScrollAreaProps {
  /** The accessible name, read when it gets the focus. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Content wider than a phone without focusable elements inside: it scrolls sideways, and can be
 *  focused and scrolled by the keyboard. */
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
