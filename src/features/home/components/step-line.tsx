import { resample, waveformPath } from '~/lib/waveform-path';
import { BREATH, FIRST_TRY, MODEL } from '../step-lines';

const WIDTH = 1000;
const HEIGHT = 100;
/** Number of swings drawn across the width. */
const SWINGS = 24;

const VOICES = { breath: BREATH, model: MODEL, 'first-try': FIRST_TRY } as const;

/** The voices of the four steps, each defined once for all lines that show it. */
export function StepVoices() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        {Object.entries(VOICES).map(([voice, peaks]) => (
          <path
            key={voice}
            id={`voice-${voice}`}
            d={waveformPath(resample(peaks, SWINGS), WIDTH, HEIGHT)}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </defs>
    </svg>
  );
}

/** A voice in a step's drawing. */
export interface Stroke {
  voice: keyof typeof VOICES;
  /** Gold is the model's voice, ink is the learner's. */
  colour: 'stroke-gold' | 'stroke-ink';
  /** Line width in CSS pixels. */
  weight: number;
}

/** The drawing of a step: voices of `StepVoices`, one over the other. */
export function StepLine({
  strokes,
  className,
}: {
  strokes: readonly Stroke[];
  className: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`stroke-drawing w-full ${className}`}
      aria-hidden="true"
    >
      {strokes.map(({ voice, colour, weight }) => (
        <use
          key={`${voice} ${colour}`}
          href={`#voice-${voice}`}
          className={colour}
          strokeWidth={weight}
        />
      ))}
    </svg>
  );
}
