'use client';
import { CheckIcon } from '../icons/marks';

interface SelectionBoxProps {
  label: string;
  checked: boolean;
  /** Whether some, but not all, of its rows are selected. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** The checkbox that selects a row, or all rows shown. */
export function SelectionBox({ label, checked, mixed = false, onChange }: SelectionBoxProps) {
  return (
    <label className="relative inline-flex size-11 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed && !checked;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer size-5 appearance-none rounded border border-edge bg-raised checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink-soft"
      />
      <CheckIcon className="pointer-events-none absolute hidden size-4 text-on-ink peer-checked:block" />
    </label>
  );
}
