import { classNames } from '~/lib/class-names';
import { resample, waveformPath } from '~/lib/waveform-path';

const WIDTH = 1000;
const HEIGHT = 100;

export interface WaveformProps {
  /** The model's voice: peaks 0–100, any number of them. */
  envelope: readonly number[];
  /** The learner's voice, laid over it in ink. */
  second?: readonly number[];
  /** 0–1: the part already heard is strong, the rest faint. Without it all is strong. */
  progress?: number;
  /** Swings drawn across the width. */
  swings?: number;
  /** Line width in CSS pixels. */
  weight?: number;
  /** The second line's width; thinner than the first, both are seen where they meet. */
  secondWeight?: number;
  /** What a screen reader says; without it the line is decoration. */
  label?: string;
  /** Give it a height: the line fills its box. */
  className?: string;
}

/** Sound as one line: gold is the model's voice, ink is yours. It fills the box of `className`. */
export function Waveform(props: WaveformProps) {
  const { envelope, second, progress, swings = 96, weight = 1.5, label, className } = props;
  const secondWeight = props.secondWeight ?? weight;
  const first = waveformPath(resample(envelope, swings), WIDTH, HEIGHT);
  const played = progress === undefined ? 1 : Math.min(1, Math.max(0, progress));
  const stroke = { fill: 'none', strokeWidth: weight, vectorEffect: 'non-scaling-stroke' } as const;
  const drawing = (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {played < 1 && <path d={first} {...stroke} className="stroke-gold" opacity={0.35} />}
      <path
        d={first}
        {...stroke}
        className="stroke-gold"
        style={played < 1 ? { clipPath: `inset(-50% ${(1 - played) * 100}% -50% -1%)` } : undefined}
      />
      {second && (
        <path
          d={waveformPath(resample(second, swings), WIDTH, HEIGHT)}
          {...stroke}
          strokeWidth={secondWeight}
          className="stroke-ink"
        />
      )}
    </svg>
  );
  const classes = classNames('block w-full', className);
  if (!label) return <span className={classes}>{drawing}</span>;
  return (
    <span role="img" aria-label={label} className={classes}>
      {drawing}
    </span>
  );
}
