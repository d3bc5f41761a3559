import { ITEMS_PER_UNIT } from '../unit-kinds';
import { chooseBegun, chooseNew, chooseRepeat, type UnitChoice } from './choose-unit';
import { hasBacklog, type LearningState } from './learning-state';
import { lessonMinutes, SECONDS_PER_ITEM, TOLERANCE } from './minutes';
import type { Step } from './step';

/** Items of half a unit: its words, or its sentences. */
export const HALF_ITEMS = ITEMS_PER_UNIT / 2;

/** Number of items that fit into the minutes: a whole unit, half of one, or none. */
export function toTargetItems(minutes: number): number {
  const fits = (items: number) => lessonMinutes(items) <= minutes + TOLERANCE;
  return [ITEMS_PER_UNIT, HALF_ITEMS].find(fits) ?? 0;
}

/** Number of items that a day has at most: half a unit while the backlog of cards exceeds another day's share,
 *  because new items would increase it. */
export const mostItems = ({ cards }: LearningState): number =>
  hasBacklog(cards) ? HALF_ITEMS : ITEMS_PER_UNIT;

/** Whether the day's part of lessons is done: its items or its time, or a unit and at least half of one. A
 *  short remainder of an earlier unit is not a day's work. @param target its items, 1–20 */
export function isLessonDone({ lesson }: LearningState, target: number): boolean {
  const { items, spentMs, finished } = lesson;
  return (
    items >= target ||
    spentMs >= target * SECONDS_PER_ITEM * 1000 ||
    (finished && (items === 0 || items >= HALF_ITEMS))
  );
}

/** The rest of the begun unit, then a new one if a whole one fits, too; a finished one if no other is left.
 *  @param quota number of items still to be practised
 *  @param minutes time for them */
export function lessonSteps(
  state: LearningState,
  { quota, minutes }: { quota: number; minutes: number },
): Step[] {
  const { isMember, level, today } = state;
  const units = state.units.filter(({ access }) => isMember || access === 'FREE');
  const begun = chooseBegun(units);
  const fresh = chooseNew(units, { level, today }) ?? chooseRepeat(units, today);
  if (!begun) return fresh ? [toStep(fresh, quota)] : [];
  const first = toStep(begun, quota);
  const hasRoom =
    quota - begun.left >= HALF_ITEMS &&
    lessonMinutes(ITEMS_PER_UNIT) <= minutes - first.minutes + TOLERANCE;
  return fresh && hasRoom ? [first, toStep(fresh, ITEMS_PER_UNIT)] : [first];
}

/** A step with as many items as the quota allows; at least the words, which are half, of a unit that is not
 *  begun. */
function toStep({ kind, unit, left, why }: UnitChoice, quota: number): Step {
  const { slug, level } = unit;
  const least = kind === 'CONTINUE' ? quota : HALF_ITEMS;
  const items = quota > HALF_ITEMS ? left : Math.min(left, least);
  return { kind, slug, level, items, minutes: lessonMinutes(items), why };
}
