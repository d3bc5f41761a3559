interface Props {
  /** Counts, one for each stroke. */
  counts: readonly number[];
  /** The count that spans the full height; the same for lines to be compared. */
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
  const stroke = (count: number, index: number) => {
    const swing = Math.round(Math.max(MIN_SWING, (count / Math.max(1, highest)) * middle));
    return `M${(index + 0.5) * STEP} ${middle - swing}v${2 * swing}`;
  };
  return (
    <span role="img" aria-label={label} className="block h-12 w-full">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="stroke-drawing size-full"
        aria-hidden="true"
      >
        <path
          d={counts
            .map((count, index) => (index === strongest ? '' : stroke(count, index)))
            .join('')}
          className="stroke-gold-on-cover"
          strokeWidth={2.5}
        />
        <path
          d={stroke(counts[strongest] ?? 0, strongest)}
          className="stroke-on-cover"
          strokeWidth={4}
        />
      </svg>
    </span>
  );
}
