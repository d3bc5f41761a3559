import { classNames } from '~/lib/class-names';
import { echoPath, resample } from '~/lib/echo-path';

export interface SoundCoverProps {
  /** Peaks 0–100 of the lesson's own audio. */
  envelope: readonly number[];
  /** What a screen reader says; without it the cover is decoration. */
  label?: string;
  /** How many lines of print the sound is set in. */
  rows?: number;
  /** Gives the crop: `aspect-video`, `aspect-square` … */
  className?: string;
}

const WIDTH = 600;
const ROW = 100;
/** Loudness by the ear's measure looks flat; this lets the pauses breathe. */
const CONTRAST = 1.9;

/** A cover drawn from a lesson's own sound: its echo line set in rows, as a column of print. */
export function SoundCover({ envelope, label, rows = 3, className }: SoundCoverProps) {
  const peaks = resample(envelope, rows * 40).map((peak) => 100 * (peak / 100) ** CONTRAST);
  const lines = Array.from({ length: rows }, (_, row) => peaks.slice(row * 40, row * 40 + 40));
  const drawing = (
    <svg
      viewBox={`0 0 ${WIDTH} ${rows * ROW}`}
      preserveAspectRatio="none"
      className="block size-full"
      aria-hidden="true"
    >
      {lines.map((line, row) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of print never move.
          key={row}
          d={echoPath(line, WIDTH, ROW * 0.86)}
          transform={`translate(0 ${row * ROW + ROW * 0.07})`}
          fill="none"
          className="stroke-gold"
          strokeWidth={row === 0 ? 2.25 : 1.5}
          opacity={1 - row * (0.6 / rows)}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
  const classes = classNames('block overflow-hidden bg-cover-ground px-[7%] py-[6%]', className);
  if (!label) return <span className={classes}>{drawing}</span>;
  return (
    <span role="img" aria-label={label} className={classes}>
      {drawing}
    </span>
  );
}
