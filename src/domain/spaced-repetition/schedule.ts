import { fsrs, GenSeedStrategyWithCardId, Rating, State, StrategyMode } from 'ts-fsrs';
import { addDaysToDay, type Day, daysBetween, dayToDate } from '../day';
import type { Grade } from './grade';

/** FSRS's memory state of a learner for an item. */
export interface MemoryState {
  /** Days until the chance of remembering falls to 90 %; 0 before the first review. */
  stability: number;
  /** 1–10; 0 before the first review. */
  difficulty: number;
  reps: number;
  lapses: number;
  reviewedOn: Day | null;
}

export const NEW_MEMORY_STATE: MemoryState = {
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  reviewedOn: null,
};

const RATINGS = {
  AGAIN: Rating.Again,
  HARD: Rating.Hard,
  GOOD: Rating.Good,
  EASY: Rating.Easy,
} as const;

const MAX_INTERVAL_DAYS = 365;

// FSRS-6 with its published weights, in whole days: repetitions within a day belong to the lesson, not to
// the schedule. The fuzz is seeded by card and repetition, so that a review that is computed twice has the
// same result.
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: MAX_INTERVAL_DAYS,
  enable_short_term: false,
  enable_fuzz: true,
}).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('cardId'));

/** The memory state after a review on `day`, and the next due day (tomorrow at the earliest).
 *  Source: FSRS-6, https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm */
export function applyReview(
  cardId: string,
  memory: MemoryState,
  grade: Grade,
  day: Day,
): { memory: MemoryState; dueOn: Day } {
  const { stability, difficulty, reps, lapses, reviewedOn } = memory;
  const card = {
    cardId,
    due: dayToDate(day),
    stability,
    difficulty,
    elapsed_days: reviewedOn === null ? 0 : daysBetween(reviewedOn, day),
    scheduled_days: 0,
    learning_steps: 0,
    reps,
    lapses,
    state: reviewedOn === null ? State.New : State.Review,
    ...(reviewedOn !== null && { last_review: dayToDate(reviewedOn) }),
  };
  const next = scheduler.next(card, dayToDate(day), RATINGS[grade]).card;
  return {
    memory: {
      stability: next.stability,
      difficulty: next.difficulty,
      reps: next.reps,
      lapses: next.lapses,
      reviewedOn: day,
    },
    dueOn: addDaysToDay(day, Math.min(MAX_INTERVAL_DAYS, Math.max(1, next.scheduled_days))),
  };
}

/** The probability that the item is still remembered on `day`, 0 … 1; 0 before the first review. */
export function retrievability(
  memory: Pick<MemoryState, 'stability' | 'reviewedOn'>,
  day: Day,
): number {
  if (memory.reviewedOn === null || memory.stability <= 0) return 0;
  const elapsed = Math.max(0, daysBetween(memory.reviewedOn, day));
  return scheduler.forgetting_curve(elapsed, memory.stability);
}
