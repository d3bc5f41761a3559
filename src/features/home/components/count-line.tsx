interface Props {
  /** Counts, one for each stroke. */
  counts: readonly number[];
  /** The count that spans the full height; the same for lines that are to be compared. */
  highest: number;
  /** Index of the highlighted stroke. */
  strongest: number;
  /** Text for screen readers. */
  label: string;
}

const STEP = 10;
const HEIGHT = 100;
/** Half height of a stroke for zero, so that the line continues. */
const MIN_SWING = 3;

/** Counts as strokes on both sides of a line, like the peaks of a waveform. */
export function CountLine({ counts, highest, strongest, label }: Props) {
  const width = counts.length * STEP;
  const middle = HEIGHT / 2;
  return (
    <span role="img" aria-label={label} className="block h-12 w-full">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block size-full overflow-visible"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {counts.map((count, index) => {
          const x = (index + 0.5) * STEP;
          const swing = Math.max(MIN_SWING, (count / Math.max(1, highest)) * middle);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move.
              key={index}
              d={`M${x} ${middle - swing}V${middle + swing}`}
              className={index === strongest ? 'stroke-on-cover' : 'stroke-gold-on-cover'}
              strokeWidth={index === strongest ? 4 : 2.5}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
    </span>
  );
}
