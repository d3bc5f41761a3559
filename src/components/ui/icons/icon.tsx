import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The line icons: 24 px grid, 1.6 px stroke, decorative unless the button says otherwise. */
export function Icon({ className, children, ...rest }: ComponentProps<'svg'>) {
  const sized = /\bsize-/.test(className ?? '');
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={classNames(!sized && 'size-6', 'shrink-0', className)}
    >
      {children}
    </svg>
  );
}
