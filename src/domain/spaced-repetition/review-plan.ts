import type { Day } from '../day';
import { addDaysToDay } from '../day';
import { type MemoryState, retrievability } from './schedule';

export interface DueCard {
  id: string;
  memory: Pick<MemoryState, 'stability' | 'reviewedOn'>;
  /** Whether the learner deferred it until they can speak. */
  speakingDeferred?: boolean;
}

export interface ReviewPlan<Card extends DueCard> {
  /** Cards to review now, those with the largest cost of a delay first. */
  now: Card[];
  /** Number of further due cards, left for the coming days. */
  backlog: number;
}

/** Chooses today's reviews of the due cards: never more than the daily limit, however long the learner was
 *  away. New and deferred cards come first, then those that lose most retrievability by another day's
 *  delay. Cards forgotten long ago lose little by it, so that they are spread over the days to come.
 *  @param share daily limit of reviews
 *  @param done number of cards already reviewed today */
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

/** The retrievability that a card loses until tomorrow, 0 … 1; 1 for a new or deferred card. */
export function delayCost({ memory, speakingDeferred }: DueCard, today: Day): number {
  if (speakingDeferred || memory.reviewedOn === null) return 1;
  return retrievability(memory, today) - retrievability(memory, addDaysToDay(today, 1));
}

const FORECAST_DAYS = 60;

/** The number of days in which a backlog is worked off, at `share` reviews a day; null beyond
 *  `FORECAST_DAYS`.
 *  @param backlog number of cards left over today
 *  @param coming numbers of cards that fall due on each of the days after today */
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
