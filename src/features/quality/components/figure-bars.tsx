import { Phrases } from '~/components/ui/phrases';

export interface Figure {
  label: string;
  /** 0–1. */
  value: number;
  /** The value as it is read. */
  text: string;
  /** A figure that should be small: drawn in gold, not in ink. */
  isLow?: boolean;
}

/** Figures as bars of one scale, each with its number. */
export function FigureBars({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid gap-4">
      {figures.map(({ label, value, text, isLow }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1">
          <dt>
            <Phrases>{label}</Phrases>
          </dt>
          <dd className="figures font-english text-xl font-semibold">{text}</dd>
          <div aria-hidden="true" className="col-span-2 h-1.5 bg-sunken">
            <div
              className={`h-full ${isLow ? 'bg-gold' : 'bg-ink'}`}
              style={{ width: `${Math.round(1000 * value) / 10}%` }}
            />
          </div>
        </div>
      ))}
    </dl>
  );
}
