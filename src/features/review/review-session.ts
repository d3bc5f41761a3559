import type { ReviewItem } from './hooks';

/** A card in front of the learner; `again` the second time in a sitting. */
export interface QueuedCard {
  card: ReviewItem;
  again: boolean;
}

export interface ReviewSession {
  queue: readonly QueuedCard[];
  at: number;
  /** Cards whose first answer passed. */
  passed: number;
  /** Cards answered at least once. */
  answered: number;
}

export function startReviewSession(cards: readonly ReviewItem[]): ReviewSession {
  return {
    queue: cards.map((card) => ({ card, again: false })),
    at: 0,
    passed: 0,
    answered: 0,
  };
}

export type ReviewSessionEvent =
  /** @param passed null when the card was left without an answer */
  { type: 'next'; passed: boolean | null } | { type: 'leave' } | { type: 'back'; turn: QueuedCard };

/** Goes on. What did not pass comes once more at the end, to be said right before the day is over;
 *  the schedule knows the first answer only. */
export function reviewSessionReducer(
  session: ReviewSession,
  event: ReviewSessionEvent,
): ReviewSession {
  const queuedCard = session.queue[session.at];
  switch (event.type) {
    case 'next': {
      if (!queuedCard) return session;
      const { passed } = event;
      const repeat = passed === false && !queuedCard.again ? [{ ...queuedCard, again: true }] : [];
      const counts = passed !== null && !queuedCard.again;
      return {
        queue: [...session.queue, ...repeat],
        at: session.at + 1,
        passed: session.passed + (counts && passed ? 1 : 0),
        answered: session.answered + (counts ? 1 : 0),
      };
    }
    case 'leave':
      return { ...session, queue: session.queue.filter((one) => one !== queuedCard) };
    case 'back':
      return { ...session, queue: session.queue.toSpliced(session.at, 0, event.turn) };
  }
}
