import { addDaysToDay, type Day, daysBetween, getMonday } from '../day';

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

/** Maximum of missed days in a row that a streak can survive: more always include two of one week. */
const MAX_GAP_DAYS = 2;

/** Computes the streak of practice days. Each week, Monday to Sunday, has a freeze for one missed day; a
 *  frozen day does not count, it only bridges the gap. Today is not missed before it is over.
 *  @param days ascending, without repetition, none after today */
export function computeStreak(days: readonly Day[], today: Day): Streak {
  let start = 0;
  let frozen: Day[] = [];
  let best = 0;

  /** Bridges the days missed before `next`, the day at `index`, and drops days that can no longer belong to
   *  the streak. */
  const extendTo = (index: number, next: Day): void => {
    const before = days[index - 1];
    if (before === undefined) return;
    const missed = daysBetween(before, next) - 1;
    if (missed > MAX_GAP_DAYS) {
      start = index;
      frozen = [];
      return;
    }
    for (let offset = 1; offset <= missed; offset++) {
      const day = addDaysToDay(before, offset);
      const used = frozen.find((other) => getMonday(other) === getMonday(day));
      frozen.push(day);
      if (used === undefined) continue;
      while (start < index && days[start]! < used) start++;
      frozen = frozen.filter((other) => other > used);
    }
    const first = start < index ? days[start]! : next;
    frozen = frozen.filter((other) => other > first);
  };

  for (const [index, day] of days.entries()) {
    extendTo(index, day);
    best = Math.max(best, index - start + 1);
  }
  const practisedToday = days.at(-1) === today;
  if (!practisedToday) extendTo(days.length, today);
  return {
    length: days.length - start,
    best,
    practisedToday,
    frozen,
    freezeLeft: !frozen.some((day) => getMonday(day) === getMonday(today)),
  };
}
