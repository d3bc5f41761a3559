import type { ReviewItem } from './hooks';

/** A card of the queue; `again` marks its repetition within the session. */
export interface QueuedCard {
  card: ReviewItem;
  again: boolean;
}

export interface ReviewSession {
  queue: readonly QueuedCard[];
  /** Index of the current card; the length of the queue at the end. */
  index: number;
  /** Number of cards whose first answer passed. */
  passed: number;
  /** Number of cards answered at least once. */
  answered: number;
  /** Unit of the sentence that was remembered last; null when there was none. */
  rememberedUnit: ReviewItem['unit'] | null;
}

export function startReviewSession(cards: readonly ReviewItem[]): ReviewSession {
  return {
    queue: cards.map((card) => ({ card, again: false })),
    index: 0,
    passed: 0,
    answered: 0,
    rememberedUnit: null,
  };
}

export type ReviewSessionEvent =
  /** @param passed null when the card was skipped */
  | { type: 'next'; passed: boolean | null }
  | { type: 'remove' }
  | { type: 'restore'; queuedCard: QueuedCard };

/** Reducer of a review session. A failed card is repeated once at the end of the queue; the schedule uses the
 *  first answer only. */
export function reviewSessionReducer(
  session: ReviewSession,
  event: ReviewSessionEvent,
): ReviewSession {
  const queuedCard = session.queue[session.index];
  switch (event.type) {
    case 'next': {
      if (!queuedCard) return session;
      const { passed } = event;
      const repeat = passed === false && !queuedCard.again ? [{ ...queuedCard, again: true }] : [];
      const counts = passed !== null && !queuedCard.again;
      const { item, unit } = queuedCard.card;
      const remembers = counts && passed && item.kind === 'SENTENCE';
      return {
        queue: [...session.queue, ...repeat],
        index: session.index + 1,
        passed: session.passed + (counts && passed ? 1 : 0),
        answered: session.answered + (counts ? 1 : 0),
        rememberedUnit: remembers ? unit : session.rememberedUnit,
      };
    }
    case 'remove':
      return { ...session, queue: session.queue.filter((other) => other !== queuedCard) };
    case 'restore':
      return { ...session, queue: session.queue.toSpliced(session.index, 0, event.queuedCard) };
  }
}
