import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

interface Props extends Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  label: string;
  icon: ReactNode;
  /** Whether this is the next step. */
  primary?: boolean;
  /** Whether it gets the focus of a neighbour that is removed. */
  heir?: boolean;
}

/** An icon above its label, in a target large enough for a thumb. */
export function DockAction({ label, icon, primary, heir, ...props }: Props) {
  return (
    <button
      type="button"
      data-heir={heir || undefined}
      {...props}
      className={classNames(
        'grid min-h-16 min-w-20 content-center justify-items-center gap-1 rounded px-2 text-sm font-semibold transition duration-quick disabled:opacity-40',
        primary ? 'bg-ink text-on-ink' : 'text-text hover:bg-sunken',
      )}
    >
      {icon}
      {label}
    </button>
  );
}
