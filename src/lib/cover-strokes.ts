import { resample, waveformPath } from './waveform-path';

/** Drawings of a waveform on a cover. */
export type CoverSetting =
  | 'columns'
  | 'breath'
  | 'spotlight'
  | 'strides'
  | 'signal'
  | 'orbit'
  | 'turns';

export interface CoverStroke {
  /** SVG path on a drawing of `COVER_WIDTH` × `COVER_HEIGHT`. */
  path: string;
  /** Stroke width, in the drawing's units; of a thin line, in pixels. */
  weight: number;
  /** Whether the width is the same on covers of all sizes; bars and dots scale with the cover. */
  thin?: boolean;
  /** 0–1. */
  opacity: number;
  /** Drawn in the second colour, for another speaker. */
  second?: boolean;
}

export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 300;
const X = COVER_WIDTH / 2;
const Y = COVER_HEIGHT / 2;
/** Exponent that emphasises the pauses: perceived loudness alone looks flat. */
const CONTRAST = 1.9;

/** Peaks of a drawing, 0–1. @param envelope peaks 0–100 */
export function coverPeaks(envelope: readonly number[], count: number): number[] {
  return resample(envelope, count).map(
    (peak) => (Math.min(100, Math.max(0, peak)) / 100) ** CONTRAST,
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
/** A line with rounded corners. */
const curve = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
    })
    .join('');
const pointOnCircle = (angle: number, radius: number, x = X, y = Y) =>
  [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;

/** Strokes of a cover drawn from a waveform.
 *  @param envelope peaks 0–100 */
export function coverStrokes(setting: CoverSetting, envelope: readonly number[]): CoverStroke[] {
  return RENDERERS[setting](envelope);
}

const TURNS = 5;
const TURN_PEAKS = 34;

const RENDERERS: Record<CoverSetting, (envelope: readonly number[]) => CoverStroke[]> = {
  /** Bars on a line, with their shadow below it. */
  columns: (envelope) => {
    const bars = coverPeaks(envelope, 46).map((peak, index) => ({ x: 19 + index * 12.5, peak }));
    const base = 208;
    const upright = (length: number) =>
      bars
        .map(({ x, peak }) =>
          line([
            [x, base],
            [x, base - 3 - peak * length],
          ]),
        )
        .join('');
    return [
      { path: upright(165), weight: 5, opacity: 1 },
      { path: upright(-60), weight: 5, opacity: 0.3 },
    ];
  },
  /** Concentric rings that swing with the peaks. */
  breath: (envelope) =>
    [44, 84, 124, 164].map((radius, ring) => {
      const peaks = coverPeaks(envelope, 4 * 80).slice(ring * 80, ring * 80 + 80);
      const points = peaks.map((peak, index) =>
        pointOnCircle((index / 80) * 2 * Math.PI, radius + peak * (index % 2 === 0 ? 22 : -22)),
      );
      return { path: `${curve(points)}Z`, weight: 1.75, thin: true, opacity: 1 - ring * 0.2 };
    }),
  /** Beams from the lower edge. */
  spotlight: (envelope) => {
    const beams = coverPeaks(envelope, 61).map((peak, index) => {
      const angle = Math.PI * (1.02 + (index / 60) * 0.96);
      return line([
        pointOnCircle(angle, 96, X, 290),
        pointOnCircle(angle, 104 + peak * 165, X, 290),
      ]);
    });
    return [{ path: beams.join(''), weight: 4, opacity: 1 }];
  },
  /** Slanted strokes in three lanes. */
  strides: (envelope) =>
    [0, 1, 2].map((lane) => {
      const peaks = coverPeaks(envelope, 3 * 40).slice(lane * 40, lane * 40 + 40);
      const foot = 96 + lane * 82;
      const strokes = peaks.map((peak, index) => {
        const x = 22 + index * 13.6;
        const height = 4 + peak * 62;
        return line([
          [x, foot],
          [x + height * 0.45, foot - height],
        ]);
      });
      return { path: strokes.join(''), weight: 4, opacity: 1 - lane * 0.28 };
    }),
  /** Dots in columns, like a level meter. */
  signal: (envelope) => {
    const dots = coverPeaks(envelope, 39).map((peak, index) => {
      const reach = Math.round(peak * 8);
      const x = round(30 + index * 14.2);
      return Array.from({ length: reach * 2 + 1 }, (_, dot) => `M${x} ${Y + (dot - reach) * 14}h0`);
    });
    return [{ path: dots.flat().join(''), weight: 6.5, opacity: 1 }];
  },
  /** A spiral line. */
  orbit: (envelope) => {
    const peaks = coverPeaks(envelope, 300);
    const points = peaks.map((peak, index) =>
      pointOnCircle(
        (index / 300) * 10 * Math.PI,
        18 + (index / 300) * 165 + peak * (index % 2 === 0 ? 20 : -20),
      ),
    );
    return [{ path: curve(points), weight: 1.75, thin: true, opacity: 1 }];
  },
  /** Lines of a dialogue by two speakers: the louder a turn, the longer its line. */
  turns: (envelope) => {
    const peaks = coverPeaks(envelope, TURNS * TURN_PEAKS);
    const turns = Array.from({ length: TURNS }, (_, turn) =>
      peaks.slice(turn * TURN_PEAKS, turn * TURN_PEAKS + TURN_PEAKS),
    );
    const sums = turns.map((turn) => turn.reduce((sum, peak) => sum + peak, 0));
    const loudest = Math.max(...sums, 1);
    return turns.map((turn, index) => {
      const width = 170 + 240 * ((sums[index] ?? 0) / loudest) ** 2;
      const second = index % 2 === 1;
      const x = second ? COVER_WIDTH - 50 - width : 50;
      const swings = turn
        .slice(0, Math.round((width / 410) * TURN_PEAKS))
        .map((peak) => peak * 100);
      return {
        path: waveformPath(swings, width, 44, { x, y: 40 + index * 44 }),
        weight: 1.75,
        thin: true,
        opacity: 1,
        second,
      };
    });
  },
};
