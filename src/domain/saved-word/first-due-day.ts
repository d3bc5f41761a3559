import { addDaysToDay, type Day } from '../day';

/** Number of new words that a day's review gets at most from the saved ones. */
export const NEW_WORDS_PER_DAY = 10;

/** The day of a saved word's first review: tomorrow, and a day later for every `NEW_WORDS_PER_DAY` saved words that
 *  wait for theirs. New cards come first in a review, so that a hundred words saved at once would otherwise keep
 *  everything else out of it for days.
 *  @param waiting number of the account's saved words without a review */
export const firstDueDay = (today: Day, waiting: number): Day =>
  addDaysToDay(today, 1 + Math.floor(waiting / NEW_WORDS_PER_DAY));
