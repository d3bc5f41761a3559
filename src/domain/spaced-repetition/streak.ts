import { addDaysToDay, type Day, daysBetween, getMonday } from '../day';

export interface Streak {
  /** Days practised in a row up to today or, while today can still be saved, yesterday. */
  length: number;
  /** The longest ever. */
  best: number;
  practisedToday: boolean;
  /** Missed days of the present streak that a freeze bridged. */
  frozen: Day[];
  /** Whether this week's freeze is still there. */
  freezeLeft: boolean;
}

/** More missed days in a row than this always hold two of one week. */
const MAX_GAP_DAYS = 2;

/** The streak of somebody's practice days. Each week, Monday to Sunday, forgives one missed day; a
 *  forgiven day does not count, it only keeps the chain. Today is not missed before it is over.
 *  @param days ascending, without repetition, none after today */
export function computeStreak(days: readonly Day[], today: Day): Streak {
  let start = 0;
  let frozen: Day[] = [];
  let best = 0;

  /** Bridges the days missed before `next`, and drops what can no longer belong to the chain. */
  const reach = (at: number, next: Day): void => {
    const before = days[at - 1];
    if (before === undefined) return;
    const missed = daysBetween(before, next) - 1;
    if (missed > MAX_GAP_DAYS) {
      start = at;
      frozen = [];
      return;
    }
    for (let back = 1; back <= missed; back++) {
      const day = addDaysToDay(before, back);
      const used = frozen.find((one) => getMonday(one) === getMonday(day));
      frozen.push(day);
      if (used === undefined) continue;
      while (start < at && days[start]! < used) start++;
      frozen = frozen.filter((one) => one > used);
    }
    const first = start < at ? days[start]! : next;
    frozen = frozen.filter((one) => one > first);
  };

  for (let at = 0; at < days.length; at++) {
    reach(at, days[at]!);
    best = Math.max(best, at - start + 1);
  }
  const practisedToday = days.at(-1) === today;
  if (!practisedToday) reach(days.length, today);
  return {
    length: days.length - start,
    best,
    practisedToday,
    frozen,
    freezeLeft: !frozen.some((day) => getMonday(day) === getMonday(today)),
  };
}
