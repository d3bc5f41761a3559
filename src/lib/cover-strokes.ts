import { resample, waveformPath } from './waveform-path';

/** How a sound can be set on a cover, besides rows of print. */
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
  /** Of the stroke, in the drawing's units; of a line, in pixels. */
  weight: number;
  /** A line is as thin on a large cover as on a small one; bars and dots grow with it. */
  thin?: boolean;
  /** 0–1. */
  opacity: number;
  /** Drawn in the second ink: another speaker. */
  second?: boolean;
}

export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 300;
const X = COVER_WIDTH / 2;
const Y = COVER_HEIGHT / 2;
/** Loudness by the ear's measure looks flat; this lets the pauses breathe. */
const CONTRAST = 1.9;

/** Peaks 0–1 as a drawing shows them. @param envelope peaks 0–100 */
export function coverPeaks(envelope: readonly number[], count: number): number[] {
  return resample(envelope, count).map(
    (peak) => (Math.min(100, Math.max(0, peak)) / 100) ** CONTRAST,
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
/** A line that rounds every corner. */
const curve = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], at) => {
      if (at === 0) return `M${round(x)} ${round(y)}`;
      const [nextX, nextY] = points[at + 1] ?? [x, y];
      return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
    })
    .join('');
const pointOnCircle = (angle: number, radius: number, x = X, y = Y) =>
  [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;

/** The strokes of a cover drawn from a sound.
 *  @param envelope peaks 0–100 */
export function coverStrokes(setting: CoverSetting, envelope: readonly number[]): CoverStroke[] {
  return RENDERERS[setting](envelope);
}

const TURNS = 5;
const TURN_PEAKS = 34;

const RENDERERS: Record<CoverSetting, (envelope: readonly number[]) => CoverStroke[]> = {
  /** Bars on a line, with their shadow below it. */
  columns: (envelope) => {
    const bars = coverPeaks(envelope, 46).map((peak, at) => ({ x: 19 + at * 12.5, peak }));
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
  /** Rings that widen with every breath. */
  breath: (envelope) =>
    [44, 84, 124, 164].map((radius, ring) => {
      const peaks = coverPeaks(envelope, 4 * 80).slice(ring * 80, ring * 80 + 80);
      const points = peaks.map((peak, at) =>
        pointOnCircle((at / 80) * 2 * Math.PI, radius + peak * (at % 2 === 0 ? 22 : -22)),
      );
      return { path: `${curve(points)}Z`, weight: 1.75, thin: true, opacity: 1 - ring * 0.2 };
    }),
  /** Beams from the front of a stage. */
  spotlight: (envelope) => {
    const beams = coverPeaks(envelope, 61).map((peak, at) => {
      const angle = Math.PI * (1.02 + (at / 60) * 0.96);
      return line([
        pointOnCircle(angle, 96, X, 290),
        pointOnCircle(angle, 104 + peak * 165, X, 290),
      ]);
    });
    return [{ path: beams.join(''), weight: 4, opacity: 1 }];
  },
  /** Leaning strokes in lanes, as if running. */
  strides: (envelope) =>
    [0, 1, 2].map((lane) => {
      const peaks = coverPeaks(envelope, 3 * 40).slice(lane * 40, lane * 40 + 40);
      const foot = 96 + lane * 82;
      const strokes = peaks.map((peak, at) => {
        const x = 22 + at * 13.6;
        const height = 4 + peak * 62;
        return line([
          [x, foot],
          [x + height * 0.45, foot - height],
        ]);
      });
      return { path: strokes.join(''), weight: 4, opacity: 1 - lane * 0.28 };
    }),
  /** Dots in columns, as on a meter. */
  signal: (envelope) => {
    const dots = coverPeaks(envelope, 39).map((peak, at) => {
      const reach = Math.round(peak * 8);
      const x = round(30 + at * 14.2);
      return Array.from({ length: reach * 2 + 1 }, (_, dot) => `M${x} ${Y + (dot - reach) * 14}h0`);
    });
    return [{ path: dots.flat().join(''), weight: 6.5, opacity: 1 }];
  },
  /** One line that winds outwards. */
  orbit: (envelope) => {
    const peaks = coverPeaks(envelope, 300);
    const points = peaks.map((peak, at) =>
      pointOnCircle(
        (at / 300) * 10 * Math.PI,
        18 + (at / 300) * 165 + peak * (at % 2 === 0 ? 20 : -20),
      ),
    );
    return [{ path: curve(points), weight: 1.75, thin: true, opacity: 1 }];
  },
  /** Two who take turns, as lines of a dialogue: the louder the turn, the longer its line. */
  turns: (envelope) => {
    const peaks = coverPeaks(envelope, TURNS * TURN_PEAKS);
    const turns = Array.from({ length: TURNS }, (_, turn) =>
      peaks.slice(turn * TURN_PEAKS, turn * TURN_PEAKS + TURN_PEAKS),
    );
    const sums = turns.map((turn) => turn.reduce((sum, peak) => sum + peak, 0));
    const loudest = Math.max(...sums, 1);
    return turns.map((turn, at) => {
      const width = 170 + 240 * ((sums[at] ?? 0) / loudest) ** 2;
      const second = at % 2 === 1;
      const x = second ? COVER_WIDTH - 50 - width : 50;
      const swings = turn
        .slice(0, Math.round((width / 410) * TURN_PEAKS))
        .map((peak) => peak * 100);
      return {
        path: waveformPath(swings, width, 44, { x, y: 40 + at * 44 }),
        weight: 1.75,
        thin: true,
        opacity: 1,
        second,
      };
    });
  },
};
