import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

interface Props extends ComponentProps<'button'> {
  icon: ReactNode;
}

/** Button of a secondary action. */
export function SecondaryAction({ icon, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded px-2.5 text-sm text-soft hover:text-text disabled:opacity-40 [&>svg]:size-5',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
