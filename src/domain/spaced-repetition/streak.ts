import { addDaysToDay, type Day, getMonday } from '../day';

export interface Streak {
  /** Days practised in a row up to today or, while today is not practised yet, yesterday. */
  length: number;
  /** The longest ever. */
  best: number;
  practisedToday: boolean;
  /** Missed days of the present streak that a freeze bridged. */
  frozen: Day[];
  /** Whether this week's freeze is unused. */
  freezeLeft: boolean;
}

/** A streak as it stood when a week began. */
export interface StreakCheckpoint {
  /** Monday; the days before it are counted. */
  week: Day;
  /** Length of the streak that was alive then; 0 when it was broken. */
  length: number;
  /** The longest until then. */
  best: number;
}

/** Computes the streak of practice days. Each week, Monday to Sunday, has a freeze for one missed day; a frozen
 *  day does not count, it only bridges the gap. Today is not missed before it is over.
 *  @param days ascending, without repetition, none after today and none before the checkpoint's week
 *  @param before the streak of the days before `days`; by default there are none. Each week has a freeze of
 *    its own, so that the length is the only value needed of the weeks before a Monday */
export function computeStreak(
  days: readonly Day[],
  today: Day,
  before: StreakCheckpoint | null = null,
): Streak {
  let { length, best } = before ?? { length: 0, best: 0 };
  let week: Day = '';
  let frozen: Day[] = [];
  /** The freeze of `week`, and the days practised in `week` after it. */
  let freeze: Day | null = null;
  let sinceFreeze = 0;

  const enterWeek = (day: Day): void => {
    const monday = getMonday(day);
    if (monday === week) return;
    week = monday;
    freeze = null;
    sinceFreeze = 0;
  };
  const miss = (day: Day): void => {
    enterWeek(day);
    // The second missed day of a week: only the days practised since the first one still count.
    if (freeze !== null) {
      length = sinceFreeze;
      frozen = [];
    }
    freeze = length > 0 ? day : null;
    sinceFreeze = 0;
    if (freeze) frozen.push(freeze);
  };
  let next = before?.week ?? days[0] ?? today;
  const missUntil = (day: Day): void => {
    // A streak that is broken cannot break again.
    for (; next < day && length > 0; next = addDaysToDay(next, 1)) miss(next);
    next = addDaysToDay(day, 1);
  };

  for (const day of days) {
    missUntil(day);
    enterWeek(day);
    length++;
    sinceFreeze++;
    best = Math.max(best, length);
  }
  const practisedToday = days.at(-1) === today;
  if (!practisedToday) missUntil(today);
  return {
    length,
    best,
    practisedToday,
    frozen,
    freezeLeft: !frozen.some((day) => getMonday(day) === getMonday(today)),
  };
}

/** The streak of `days` as it stood when `week` began.
 *  @param days ascending, those before `week` and since `before` */
export function makeCheckpoint(
  days: readonly Day[],
  week: Day,
  before: StreakCheckpoint | null = null,
): StreakCheckpoint {
  const { length, best } = computeStreak(days, week, before);
  return { week, length, best };
}
