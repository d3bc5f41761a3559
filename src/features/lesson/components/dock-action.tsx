import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** Whether this is the next step. */
  primary?: boolean;
}

/** An icon above its label, in a target large enough for a thumb. */
export function DockAction({ label, icon, onClick, disabled, primary }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
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
