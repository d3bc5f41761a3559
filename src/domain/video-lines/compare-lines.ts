import { matchEqual } from './match-equal';
import type { VideoLine } from './video-line';

/** A line that differs: changed, added (no `before`) or removed (no `after`). */
export interface LineChange {
  before: VideoLine | null;
  after: VideoLine | null;
}

/** The differences between two versions of a video's lines, in their order. Equal lines are left out. */
export function compareLines(
  before: readonly VideoLine[],
  after: readonly VideoLine[],
): LineChange[] {
  const ends: [number, number] = [before.length, after.length];
  let [i, j] = [0, 0];
  return [...matchEqual(before, after, isSameLine), ends].flatMap(([toBefore, toAfter]) => {
    const gone = before.slice(i, toBefore);
    const come = after.slice(j, toAfter);
    [i, j] = [toBefore + 1, toAfter + 1];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
      before: gone[index] ?? null,
      after: come[index] ?? null,
    }));
  });
}

/** Whether two lines have the same texts and times. */
function isSameLine(a: VideoLine, b: VideoLine): boolean {
  return a.startMs === b.startMs && a.endMs === b.endMs && a.en === b.en && a.zh === b.zh;
}
