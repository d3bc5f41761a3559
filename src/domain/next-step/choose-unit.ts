import { addDaysToDay, type Day, daysBetween } from '../day';
import type { UnitLevel } from '../recommendations';
import { ITEMS_PER_UNIT, LEVELS } from '../unit-kinds';
import { levelDistance, START_LEVEL } from './start-unit';
import type { PlannableUnit, UnitReason, UnitStep } from './step';

/** A unit to practise, before its number of items is known. */
export interface UnitChoice {
  kind: UnitStep['kind'];
  unit: PlannableUnit;
  /** Number of items that are left in it. */
  left: number;
  why: UnitReason;
}

const isFinished = ({ tried, finishedOn }: PlannableUnit): boolean =>
  finishedOn !== null || tried >= ITEMS_PER_UNIT;

/** The unit that was begun and practised last; null when none is begun. */
export function chooseBegun(units: readonly PlannableUnit[]): UnitChoice | null {
  const [unit] = units
    .filter((unit) => unit.tried > 0 && !isFinished(unit))
    .sort((a, b) => compareDays(b.practisedOn, a.practisedOn) || compareNewest(a, b));
  if (!unit) return null;
  const left = ITEMS_PER_UNIT - unit.tried;
  return { kind: 'CONTINUE', unit, left, why: { key: 'begun', left } };
}

/** The unit to begin: of the learner's level or the nearest one, the newest first. While the level is unknown,
 *  it is the one to start at. Null when every unit is begun or finished. */
export function chooseNew(
  units: readonly PlannableUnit[],
  { level, today }: { level: UnitLevel | null; today: Day },
): UnitChoice | null {
  const distance = (unit: PlannableUnit) => levelDistance(unit.level, level ?? START_LEVEL);
  const [unit] = units
    .filter((unit) => unit.tried === 0 && !isFinished(unit))
    .sort((a, b) => distance(a) - distance(b) || compareNewest(a, b));
  if (!unit) return null;
  return {
    kind: 'UNIT',
    unit,
    left: ITEMS_PER_UNIT,
    why: explainNew(unit, level, lastFinished(units), today),
  };
}

/** The finished unit to practise again: with items that never passed, then the longest ago; never one of today or
 *  yesterday. Null when there is none. */
export function chooseRepeat(units: readonly PlannableUnit[], today: Day): UnitChoice | null {
  const yesterday = addDaysToDay(today, -1);
  const [first] = units
    .flatMap((unit) => {
      const last = lastPracticeOf(unit);
      return isFinished(unit) && last !== null && last < yesterday ? [{ unit, last }] : [];
    })
    .sort(
      (a, b) =>
        Number(countNotPassed(a.unit) === 0) - Number(countNotPassed(b.unit) === 0) ||
        compareDays(a.last, b.last) ||
        compareNewest(a.unit, b.unit),
    );
  if (!first) return null;
  const notPassed = countNotPassed(first.unit);
  return {
    kind: 'REPEAT',
    unit: first.unit,
    left: ITEMS_PER_UNIT,
    why:
      notPassed > 0
        ? { key: 'notPassed', count: notPassed }
        : { key: 'longAgo', days: daysBetween(first.last, today) },
  };
}

/** Number of items that never passed; 0 where only attempts are counted. */
function countNotPassed({ passed }: PlannableUnit): number {
  return ITEMS_PER_UNIT - (passed ?? ITEMS_PER_UNIT);
}

/** The later day of the last practice and the finish. */
function lastPracticeOf({ practisedOn, finishedOn }: PlannableUnit): Day | null {
  return compareDays(practisedOn, finishedOn) > 0 ? practisedOn : finishedOn;
}

function lastFinished(units: readonly PlannableUnit[]): PlannableUnit | undefined {
  return units
    .filter(({ finishedOn }) => finishedOn !== null)
    .sort((a, b) => compareDays(b.finishedOn, a.finishedOn) || compareNewest(a, b))[0];
}

function explainNew(
  unit: PlannableUnit,
  level: UnitLevel | null,
  finished: PlannableUnit | undefined,
  today: Day,
): UnitReason {
  if (
    finished?.finishedOn === addDaysToDay(today, -1) &&
    finished.passed === ITEMS_PER_UNIT &&
    LEVELS.indexOf(unit.level) >= LEVELS.indexOf(finished.level)
  )
    return { key: 'allPassed', count: ITEMS_PER_UNIT };
  if (level === null) return { key: 'toStart' };
  return { key: unit.level === level ? 'levelFits' : 'nearLevel', level: unit.level };
}

/** Days in their order, none before the first. */
function compareDays(a: Day | null, b: Day | null): number {
  return (a ?? '').localeCompare(b ?? '');
}

function compareNewest(a: PlannableUnit, b: PlannableUnit): number {
  return b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug);
}
