/** Member days that an operator granted a person, or withdrew (negative). */
export interface GivenDays {
  at: Date;
  days: number;
}

/** Time within which a withdrawal undoes an earlier grant; after that the days were used. */
const UNDO_MS = 24 * 3_600_000;

/** Counts the days that were granted to one person in all. Days that were withdrawn within a day do not count. A
 *  withdrawal does not reduce later grants, because it may have had nothing to withdraw.
 *  @param given in the order of time */
export function countGivenDays(given: readonly GivenDays[]): number {
  const kept: GivenDays[] = [];
  for (const { at, days } of given) {
    if (days > 0) kept.push({ at, days });
    let toTake = Math.max(-days, 0);
    for (const grant of [...kept].reverse()) {
      if (at.getTime() - grant.at.getTime() > UNDO_MS) break;
      const taken = Math.min(toTake, grant.days);
      grant.days -= taken;
      toTake -= taken;
    }
  }
  return kept.reduce((sum, { days }) => sum + days, 0);
}
