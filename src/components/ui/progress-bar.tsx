import { classNames } from '~/lib/class-names';

export interface ProgressBarProps {
  /** Progress, 0–1. */
  value: number;
  /** The accessible name. */
  label: string;
  /** Replaces the percentage for screen readers, such as "3 of 20". */
  valueText?: string;
  className?: string;
}

/** A thin progress line. */
export function ProgressBar({ value, label, valueText, className }: ProgressBarProps) {
  const fraction = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={valueText}
      className={classNames('h-0.5 w-full bg-line', className)}
    >
      <div
        className="origin-left border-t-2 border-ink transition-transform duration-slow"
        style={{ transform: `scaleX(${fraction})` }}
      />
    </div>
  );
}
