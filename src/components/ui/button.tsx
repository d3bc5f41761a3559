import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { renderAsChild } from './as-child';
import { BusyButton, type BusyButtonProps } from './busy-button';

const VARIANTS = {
  primary: 'bg-ink text-on-ink border-ink hover:bg-ink-deep active:translate-y-px',
  secondary: 'bg-transparent text-ink border-ink hover:bg-ink-soft active:translate-y-px',
  quiet: 'bg-transparent text-text border-transparent hover:bg-sunken',
  danger: 'bg-transparent text-again border-again hover:bg-again/10',
} as const;

const SIZES = {
  md: 'min-h-11 px-6 text-base',
  lg: 'min-h-14 px-8 text-lg',
  sm: 'min-h-11 px-4 text-sm',
} as const;

export interface ButtonProps extends BusyButtonProps {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Renders its only child (a link) in the style of a button. */
  asChild?: boolean;
  wide?: boolean;
}

/** A button with a text. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    busy,
    icon,
    asChild,
    wide,
    className,
    children,
    ...rest
  } = props;
  const classes = classNames(
    'button leading-tight',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  );
  if (asChild)
    return renderAsChild(children, {
      className: classes,
      'data-primary': variant === 'primary' || undefined,
      ...rest,
    });
  return (
    <BusyButton
      {...rest}
      busy={busy}
      className={classes}
      data-primary={variant === 'primary' || undefined}
    >
      {icon}
      {children}
      {busy && (
        <span aria-hidden className="absolute inset-x-2 bottom-1 h-0.5 overflow-hidden">
          <span className="running-line block h-full w-1/3 bg-current" />
        </span>
      )}
    </BusyButton>
  );
}
