import type { CSSProperties, Ref } from 'react';
import { classNames } from '~/lib/class-names';
import { resample, waveformPath } from '~/lib/waveform-path';

const WIDTH = 1000;
const HEIGHT = 100;

export interface WaveformProps {
  /** Envelope of the model's voice: peaks 0–100, any number of them. */
  envelope: readonly number[];
  /** Envelope of the learner's voice, drawn over it in ink. */
  second?: readonly number[];
  secondRef?: Ref<SVGPathElement>;
  /** Played part, 0–1, drawn strongly, the rest faintly. Without it the whole line is strong. */
  progress?: number;
  /** Number of swings drawn across the width. */
  swings?: number;
  /** Line width in CSS pixels. */
  weight?: number;
  /** Width of the second line; thinner than the first, so that both are visible where they meet. */
  secondWeight?: number;
  /** Text for screen readers; without it the line is decorative. */
  label?: string;
  /** Must set a height: the line fills its box. */
  className?: string;
}

const SWINGS = 96;

/** Clips the strongly drawn part of a line; undefined when the whole line is. */
const played = (progress?: number) =>
  progress === undefined
    ? undefined
    : ({ '--played': `${100 * Math.min(1, Math.max(0, progress))}%` } as CSSProperties);

/** Path of the second line. @param peaks 0–100 */
export const secondWaveformPath = (peaks: readonly number[], swings = SWINGS): string =>
  waveformPath(resample(peaks, swings), WIDTH, HEIGHT);

/** Audio as one line: gold is the model's voice, ink is the learner's. It fills the box of `className`. */
export function Waveform(props: WaveformProps) {
  const { envelope, second, secondRef, progress, swings = SWINGS, weight = 1.5 } = props;
  const { label, className } = props;
  const secondWeight = props.secondWeight ?? weight;
  const drawing = (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames('stroke-drawing size-full', progress !== undefined && 'played')}
      style={played(progress)}
      aria-hidden="true"
    >
      <path
        d={waveformPath(resample(envelope, swings), WIDTH, HEIGHT)}
        strokeWidth={weight}
        className="stroke-gold"
      />
      {second && (
        <path
          ref={secondRef}
          d={secondWaveformPath(second, swings)}
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
