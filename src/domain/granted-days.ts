/** Member days that an operator gave to a person, or took back (negative). */
export interface GivenDays {
  at: Date;
  days: number;
}

/** Time in which a withdrawal takes back what was given before it: later, the days were used meanwhile. */
const UNDO_MS = 24 * 3_600_000;

/** Counts the days that were given to one person in all. What was taken back within a day does not count; what is
 *  given after a withdrawal does, as nothing may have been left to take.
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
