import { realMonths } from '~/domain/plan-rate';

export interface TimeBarProps {
  months: number;
  bonusDays: number;
  /** Months of the longest plan with its bonus: the full width. */
  longest: number;
  label: string;
}

/** A bar of a plan's time: paid time in ink, bonus time in gold. */
export function TimeBar({ months, bonusDays, longest, label }: TimeBarProps) {
  const bought = `${(months / longest) * 100}%`;
  const extra = `${(realMonths({ months: 0, bonusDays }) / longest) * 100}%`;
  return (
    <span role="img" aria-label={label} className="flex h-1.5 w-full gap-0.5 bg-sunken">
      <span className="bg-ink" style={{ width: bought }} />
      <span className="bg-gold" style={{ width: extra }} />
    </span>
  );
}
