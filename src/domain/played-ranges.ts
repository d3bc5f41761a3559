/** [start, end) in ms. */
export type Range = readonly [startMs: number, endMs: number];

/** A gap that nobody missed anything in: the moment between two reports of a player. It also bounds how
 *  many ranges a recording can have. */
const SEAM_MS = 400;

/** One list of ranges in order, without overlaps and seams.
 *  @param lengthMs of the recording: what lies beyond it is cut off */
export function mergeRanges(ranges: readonly Range[], lengthMs: number): [number, number][] {
  const within = ranges
    .map(([start, end]): [number, number] => [Math.max(0, start), Math.min(end, lengthMs)])
    .filter(([start, end]) => start < end)
    .sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of within) {
    const last = merged.at(-1);
    if (last && start - last[1] <= SEAM_MS) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** How much of the recording these ranges are, whole percent, rounded down.
 *  @param merged as `mergeRanges` returns them */
export function percentPlayed(merged: readonly Range[], lengthMs: number): number {
  const played = merged.reduce((sum, [start, end]) => sum + end - start, 0);
  return lengthMs > 0 ? Math.floor((100 * played) / lengthMs) : 0;
}
