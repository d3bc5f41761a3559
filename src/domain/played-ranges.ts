/** [start, end) in ms. */
export type Range = readonly [startMs: number, endMs: number];

/** Gaps up to this length, as between two progress reports of a player, are merged. It also bounds the
 *  number of ranges of a recording. */
const MAX_MERGED_GAP_MS = 400;

/** The ranges in ascending order, with overlapping and nearly adjacent ones merged.
 *  @param lengthMs length of the recording: ranges are cut off there */
export function mergeRanges(ranges: readonly Range[], lengthMs: number): [number, number][] {
  const within = ranges
    .map(([start, end]): [number, number] => [Math.max(0, start), Math.min(end, lengthMs)])
    .filter(([start, end]) => start < end)
    .sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of within) {
    const last = merged.at(-1);
    if (last && start - last[1] <= MAX_MERGED_GAP_MS) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** The percentage of the recording that these ranges cover, rounded down.
 *  @param merged as `mergeRanges` returns them */
export function percentPlayed(merged: readonly Range[], lengthMs: number): number {
  const played = merged.reduce((sum, [start, end]) => sum + end - start, 0);
  return lengthMs > 0 ? Math.floor((100 * played) / lengthMs) : 0;
}
