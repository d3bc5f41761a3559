import type { ReviewItem } from './hooks';

/** A card in front of the learner; `again` the second time in a sitting. */
export interface Turn {
  card: ReviewItem;
  again: boolean;
}

export interface Sitting {
  turns: readonly Turn[];
  at: number;
  /** Cards whose first answer passed. */
  passed: number;
  /** Cards answered at least once. */
  answered: number;
}

export function beginSitting(cards: readonly ReviewItem[]): Sitting {
  return {
    turns: cards.map((card) => ({ card, again: false })),
    at: 0,
    passed: 0,
    answered: 0,
  };
}

export type SittingEvent =
  /** @param passed null when the card was left without an answer */
  { type: 'next'; passed: boolean | null } | { type: 'leave' } | { type: 'back'; turn: Turn };

/** Goes on. What did not pass comes once more at the end, to be said right before the day is over;
 *  the schedule knows the first answer only. */
export function sittingReducer(sitting: Sitting, event: SittingEvent): Sitting {
  const turn = sitting.turns[sitting.at];
  switch (event.type) {
    case 'next': {
      if (!turn) return sitting;
      const { passed } = event;
      const repeat = passed === false && !turn.again ? [{ ...turn, again: true }] : [];
      const counts = passed !== null && !turn.again;
      return {
        turns: [...sitting.turns, ...repeat],
        at: sitting.at + 1,
        passed: sitting.passed + (counts && passed ? 1 : 0),
        answered: sitting.answered + (counts ? 1 : 0),
      };
    }
    case 'leave':
      return { ...sitting, turns: sitting.turns.filter((one) => one !== turn) };
    case 'back':
      return { ...sitting, turns: sitting.turns.toSpliced(sitting.at, 0, event.turn) };
  }
}
