import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { renderAsChild } from './as-child';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** Renders its only child (a link) instead of a button. */
  asChild?: boolean;
  children: ReactNode;
}

/** A 44 px target around an icon, with its accessible name. */
export function IconButton({ label, asChild, className, children, ...rest }: IconButtonProps) {
  const classes = classNames('icon-button', className);
  if (asChild)
    return renderAsChild(children, {
      className: classes,
      'aria-label': label,
      title: label,
      ...rest,
    });
  return (
    <button type="button" className={classes} aria-label={label} title={label} {...rest}>
      {children}
    </button>
  );
}
