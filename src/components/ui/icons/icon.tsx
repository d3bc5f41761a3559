import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The line icons: 24 px grid, 1.6 px stroke, decorative unless the button says otherwise. Their styles are
 *  one class, because a page has dozens of icons. */
export function Icon({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={classNames('icon', className)}>
      {children}
    </svg>
  );
}
