import type { UnitLevel } from '../recommendations';
import { type Access, LEVELS } from '../unit-kinds';

/** The level at which somebody begins whose level is unknown: too easy costs ten minutes, too hard costs a learner. */
export const START_LEVEL: UnitLevel = 'A2';

/** Steps between two levels. */
export const levelDistance = (a: UnitLevel, b: UnitLevel): number =>
  Math.abs(LEVELS.indexOf(a) - LEVELS.indexOf(b));

/** The unit for somebody of whom nothing is known: free, of the level to start at or the nearest one, the newest first.
 *  @param units newest first */
export function chooseStartUnit<Unit extends { level: string; access: Access }>(
  units: readonly Unit[],
): Unit | undefined {
  const distance = ({ level }: Unit) => {
    const known = LEVELS.find((one) => one === level);
    return known ? levelDistance(known, START_LEVEL) : LEVELS.length;
  };
  return units
    .filter(({ access }) => access === 'FREE')
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
