import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Something that is needed now and then. */
export function QuietAction({ icon, onClick, disabled, children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="inline-flex min-h-11 items-center gap-1.5 rounded px-2.5 text-sm text-soft hover:text-text disabled:opacity-40 [&>svg]:size-5"
    >
      {icon}
      {children}
    </button>
  );
}
