import type { AdviceRow } from './advice-rows';
import { type AdviceFigure, heldOutShare, RIGHT_UP_TO } from './advice-table';
import { isNamed, type NearNaming } from './near-naming';

/** Prints the figures of advice by kind and in all, and how often a near word is named.
 *  @returns the number of near words, the number of those whose spoken sound is named, and the share of right
 *    advice on speakers whom the thresholds have not seen */
export function reportAdvice(
  recordings: number,
  rows: readonly AdviceRow[],
  figures: readonly AdviceFigure[],
  near: readonly NearNaming[],
) {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6);
  const speakers = new Set(rows.map(({ speaker }) => speaker)).size;
  console.log(`${recordings} recordings of ${speakers} speakers`);
  console.log(
    `kind, candidates, below, given; experts at 0.5, at ${RIGHT_UP_TO} or less (never: of all); of these given`,
  );
  for (const { kind, candidates, below, fired, wrong, right, recall } of figures) {
    const limit = below === null ? 'never' : below.toFixed(2);
    const shares = [wrong, right, recall].map(percent).join('');
    console.log(
      `${kind.padEnd(24)}${String(candidates).padStart(6)}${limit.padStart(8)}${String(fired).padStart(6)}${shares}`,
    );
  }
  const fired = figures.reduce((sum, figure) => sum + figure.fired, 0);
  const right = figures.reduce((sum, figure) => sum + figure.right * figure.fired, 0);
  const before = rows.filter(({ expert }) => expert <= RIGHT_UP_TO).length;
  const held = heldOutShare(rows);
  const thresholds = Object.fromEntries(figures.map(({ kind, below }) => [kind, { below }]));
  const outcome = {
    speakers,
    otherSpeakers: { phones: held.fired, right: held.right },
    nearWords: near.length,
    nearWordsNamed: near.filter((naming) => isNamed(naming, thresholds)).length,
  };
  const json = {
    recordings,
    candidates: rows.length,
    candidatesRight: before / (rows.length || 1),
    fired,
    right: right / (fired || 1),
    recall: right / (before || 1),
    ...outcome,
  };
  console.log(
    JSON.stringify(json, (_, value) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  );
  return outcome;
}
