import type { Day } from '../day';
import { addDaysToDay } from '../day';
import { type MemoryState, retrievability } from './schedule';

export interface DueCard {
  id: string;
  memory: Pick<MemoryState, 'stability' | 'reviewedOn'>;
  /** Put off until its learner can speak. */
  speakingDeferred?: boolean;
}

export interface ReviewPlan<Card extends DueCard> {
  /** What to review now, most valuable first. */
  now: Card[];
  /** Due as well, but left for the coming days. */
  backlog: number;
}

/** Chooses today's reviews of what is due: never more than the day's share, however long somebody was
 *  away. First come new items, then those for which another day of waiting costs most of the chance to
 *  remember; what was put off comes with the new. What is long forgotten loses little by waiting, so it is spread over the days to come.
 *  @param share cards that one day asks for
 *  @param done cards already reviewed today */
export function planReview<Card extends DueCard>(
  due: readonly Card[],
  { today, share, done }: { today: Day; share: number; done: number },
): ReviewPlan<Card> {
  const remaining = Math.max(0, share - done);
  const ranked = due
    .map((card) => ({ card, cost: delayCost(card, today) }))
    .sort((a, b) => b.cost - a.cost || (a.card.id < b.card.id ? -1 : 1))
    .map(({ card }) => card);
  return { now: ranked.slice(0, remaining), backlog: Math.max(0, ranked.length - remaining) };
}

/** How much of the chance to remember is lost by tomorrow, 0 … 1; 1 for what was never reviewed or put
 *  off. */
export function delayCost({ memory, speakingDeferred }: DueCard, today: Day): number {
  if (speakingDeferred || memory.reviewedOn === null) return 1;
  return retrievability(memory, today) - retrievability(memory, addDaysToDay(today, 1));
}

const FORECAST_DAYS = 60;

/** In how many days nothing will be waiting any more, at `share` reviews a day; null when that lies
 *  beyond the foreseen.
 *  @param waiting cards left over today
 *  @param coming cards that fall due on each of the days after today */
export function daysToCatchUp(
  backlog: number,
  coming: readonly number[],
  share: number,
): number | null {
  let left = backlog;
  for (let day = 0; left > 0; day++) {
    if (day >= FORECAST_DAYS) return null;
    left = Math.max(0, left + (coming[day] ?? 0) - share);
    if (left === 0) return day + 1;
  }
  return 0;
}
