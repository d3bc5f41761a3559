import { resample, waveformPath } from '~/lib/waveform-path';

/** One item of a unit, as its picture shows it. */
export interface LineSlot {
  /** Length of the model's clip. */
  durationMs: number;
  /** Peaks 0–100 of the model; null when its clip could not be loaded. */
  model: readonly number[] | null;
  /** Peaks 0–100 of the learner, aligned with the model's; null when the item was not said. */
  own: readonly number[] | null;
}

/** SVG paths of the two voices. */
export interface UnitLines {
  model: string;
  own: string;
}

/** Swings of the whole picture, about: each item has as many as its clip is long. */
const SWINGS = 120;

/** The two voices of a whole unit as one picture: the items one after the other, each as wide as its clip is long. A
 *  line has a gap where there is no recording. Items have an even number of swings, so that both lines swing to the
 *  same side.
 *  @param width and height of the drawing in its own units */
export function toUnitLines(slots: readonly LineSlot[], width: number, height: number): UnitLines {
  const total = slots.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const counts = slots.map(({ durationMs }) =>
    Math.max(2, 2 * Math.round((SWINGS / 2) * (durationMs / total))),
  );
  const step = width / counts.reduce((sum, count) => sum + count, 0);
  const draw = (voice: 'model' | 'own') => {
    let at = 0;
    let path = '';
    let run: number[] = [];
    const endRun = () => {
      if (run.length > 0)
        path += waveformPath(run, run.length * step, height, { x: (at - run.length) * step, y: 0 });
      run = [];
    };
    for (const [index, slot] of slots.entries()) {
      const peaks = slot[voice];
      if (!peaks) endRun();
      at += counts[index]!;
      if (peaks) run.push(...resample(peaks, counts[index]!));
    }
    endRun();
    return path;
  };
  return { model: draw('model'), own: draw('own') };
}
