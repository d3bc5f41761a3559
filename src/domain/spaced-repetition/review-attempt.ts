import { addDaysToDay, type Day } from '../day';
import type { ScoredAttempt } from '../scored-attempt';
import { type Grade, toGrade } from './grade';
import { applyReview, type MemoryState } from './schedule';

/** A card before an attempt. */
export interface CardBefore {
  id: string;
  memory: MemoryState;
  dueOn: Day;
  /** Suspended or known: attempts at it are practice only. */
  practiceOnly: boolean;
}

export interface Review {
  grade: Grade;
  memory: MemoryState;
  dueOn: Day;
}

/** Number of new items per day from which the first review of further ones is delayed. */
export const NEW_CARDS_PER_DAY = 20;

/** The review that an attempt makes of its card; null for practice only.
 *  The first attempt of a day is the review: at a new item, at one that is due, and at one that is not
 *  due when it shows that the item has been forgotten. Further attempts on the same day, and those that
 *  arrive after a later review, change nothing.
 *  @param newToday number of cards that were new on that day before this one: every
 *    {@link NEW_CARDS_PER_DAY} of them delay the first review of a passed item by one more day */
export function reviewAttempt(
  card: CardBefore,
  attempt: ScoredAttempt,
  day: Day,
  newToday: number,
): Review | null {
  const { memory, dueOn, practiceOnly } = card;
  if (practiceOnly || (memory.reviewedOn !== null && day <= memory.reviewedOn)) return null;
  const first = memory.reviewedOn === null;
  const grade = toGrade(attempt, first);
  const forgotten = attempt.mode === 'SPEAK' && grade === 'AGAIN';
  if (!first && day < dueOn && !forgotten) return null;
  const next = applyReview(card.id, memory, grade, day);
  const delayDays = first && grade !== 'AGAIN' ? Math.floor(newToday / NEW_CARDS_PER_DAY) : 0;
  return { grade, memory: next.memory, dueOn: addDaysToDay(next.dueOn, delayDays) };
}
