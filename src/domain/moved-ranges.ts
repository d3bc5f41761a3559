import type { Range } from './played-ranges';

/** A part of a recording. Parts follow one another without a gap. */
export interface TimedPart {
  /** Identity of its text: two parts with the same key are the same part. */
  key: string;
  endMs: number;
}

/** The position of a part of the earlier recording in the present one. */
interface MovedPart {
  from: Range;
  to: Range;
}

/** The parts of an earlier recording that are also in the present one, at any position. */
function movedParts(before: readonly TimedPart[], now: readonly TimedPart[]): MovedPart[] {
  const present = new Map(now.map(({ key, endMs }, i) => [key, [now[i - 1]?.endMs ?? 0, endMs]]));
  return before.flatMap(({ key, endMs }, i): MovedPart[] => {
    const to = present.get(key) as Range | undefined;
    return to ? [{ from: [before[i - 1]?.endMs ?? 0, endMs], to }] : [];
  });
}

const move = (ms: number, { from, to }: MovedPart): number => {
  const share = from[1] === from[0] ? 0 : (ms - from[0]) / (from[1] - from[0]);
  return Math.round(to[0] + share * (to[1] - to[0]));
};

/** Converts the played ranges of an earlier recording to the present one: kept parts stay played, rewritten and
 *  added ones are not. The ranges may be in any order.
 *  @param heard [start, end) in ms of the earlier recording */
export function movedRanges(
  heard: readonly Range[],
  before: readonly TimedPart[],
  now: readonly TimedPart[],
): [number, number][] {
  return movedParts(before, now).flatMap((part) =>
    heard.flatMap(([start, end]): [number, number][] => {
      const from = Math.max(start, part.from[0]);
      const until = Math.min(end, part.from[1]);
      return from < until ? [[move(from, part), move(until, part)]] : [];
    }),
  );
}

/** The position in the present recording of a position in an earlier one; for a removed part, the beginning of the
 *  next kept one, else the beginning. */
export function movedPosition(
  positionMs: number,
  before: readonly TimedPart[],
  now: readonly TimedPart[],
): number {
  const parts = movedParts(before, now);
  const own = parts.find(({ from }) => from[0] <= positionMs && positionMs < from[1]);
  if (own) return move(positionMs, own);
  return parts.find(({ from }) => from[0] >= positionMs)?.to[0] ?? 0;
}
