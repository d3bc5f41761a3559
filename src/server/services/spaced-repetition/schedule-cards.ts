import 'server-only';
import { type Day, startOfDay, taipeiDay } from '~/domain/day';
import type { Grade } from '~/domain/spaced-repetition/grade';
import { type Review, reviewAttempt } from '~/domain/spaced-repetition/review-attempt';
import type { AttemptInput } from '~/schemas/lesson';
import type { Prisma } from '~/server/db';
import { toMemory } from './card-columns';

/** The score is null for a rendering that the learner judged. */
type Attempt = Omit<AttemptInput, 'madeAt' | 'score'> & { madeAt: Date; score: number | null };

type CardRow = Prisma.CardGetPayload<object>;

/** A card whose days are strings; its two times, which only matter as flags, are their JSON strings. */
export type ScheduledCard = Omit<
  CardRow,
  'dueOn' | 'buriedUntil' | 'leftOpenOn' | 'suspendedAt' | 'knownAt'
> & {
  dueOn: Day;
  buriedUntil: Day | null;
  leftOpenOn: Day | null;
  suspendedAt: string | null;
  knownAt: string | null;
};

/** A completed review, as in its log. */
export interface CompletedReview {
  attemptId: string;
  cardId: string;
  grade: Grade;
  stabilityBefore: number;
  stabilityAfter: number;
  difficultyBefore: number;
  difficultyAfter: number;
  dueBefore: Day;
  dueAfter: Day;
  reviewedAt: Date;
}

/** The version of a card that the learner saw; a review of another version does not count. */
export interface SeenCard {
  cardId: string;
  version: number;
}

interface Options {
  now: Date;
  /** Number of the account's cards of items that were created today, including those of `cards`. */
  cardsToday: number;
  seen: SeenCard | undefined;
}

/** Reschedules the cards of newly inserted attempts: the first attempt of a day at a due card is its review.
 *  @param cards of the attempts' items, saved words and renderings, which it changes */
export function scheduleCards(
  cards: readonly ScheduledCard[],
  attempts: readonly Attempt[],
  { now, cardsToday, seen }: Options,
): CompletedReview[] {
  const inOrder = [...attempts].sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
  const ofItem = new Map(cards.map((card) => [card.itemId ?? card.savedWordId, card]));
  const ofRendering = new Map(cards.map((card) => [card.renderedItemId, card]));
  const today = startOfDay(taipeiDay(now));
  const fresh = cards.filter(
    ({ itemId, reps, createdAt }) => itemId !== null && reps === 0 && createdAt >= today,
  );
  let newToday = cardsToday - fresh.length;

  const reviews: CompletedReview[] = [];
  for (const attempt of inOrder) {
    const card = (attempt.fromChinese ? ofRendering : ofItem).get(attempt.itemId)!;
    const practice = !isSeenVersion(card, seen) || isSpeakingDeferred(card, attempt, seen);
    const review = practice ? null : toReview(card, attempt, newToday);
    if (review && card.reps === 0) newToday++;
    if (review) reviews.push(toCompleted(card, attempt, review));
    countAttempt(card, attempt);
    if (attempt.mode === 'SPEAK' || review) card.speakingDeferred = false;
    if (review) applyToCard(card, attempt, review);
  }
  return reviews;
}

function isSeenVersion(card: ScheduledCard, seen: SeenCard | undefined): boolean {
  return seen === undefined || (card.id === seen.cardId && card.version === seen.version);
}

/** Whether an attempt was typed for an item deferred for speaking: it is no review, unless made in the
 *  review. */
function isSpeakingDeferred(
  card: ScheduledCard,
  { mode }: Attempt,
  seen: SeenCard | undefined,
): boolean {
  return card.speakingDeferred && mode === 'TYPE' && seen === undefined;
}

function toReview(card: ScheduledCard, attempt: Attempt, newToday: number): Review | null {
  const before = {
    id: card.id,
    memory: toMemory(card),
    dueOn: card.dueOn,
    practiceOnly: card.suspendedAt !== null || card.knownAt !== null,
  };
  const scored = { ...attempt, score: attempt.score ?? 0 };
  return reviewAttempt(before, scored, taipeiDay(attempt.madeAt), newToday);
}

function toCompleted(
  card: ScheduledCard,
  attempt: Attempt,
  { grade, memory, dueOn }: Review,
): CompletedReview {
  return {
    attemptId: attempt.id,
    cardId: card.id,
    grade,
    stabilityBefore: card.stability,
    stabilityAfter: memory.stability,
    difficultyBefore: card.difficulty,
    difficultyAfter: memory.difficulty,
    dueBefore: card.dueOn,
    dueAfter: dueOn,
    reviewedAt: attempt.madeAt,
  };
}

function countAttempt(card: ScheduledCard, { score, passed, madeAt }: Attempt): void {
  card.attempts++;
  card.bestScore = Math.max(card.bestScore, score ?? 0);
  if (passed) card.passedAt ??= madeAt;
}

function applyToCard(card: ScheduledCard, { madeAt }: Attempt, { memory, dueOn }: Review): void {
  const { stability, difficulty, reps, lapses } = memory;
  Object.assign(card, { stability, difficulty, reps, lapses });
  card.dueOn = dueOn;
  card.lastReviewedAt = madeAt;
  card.buriedUntil = null;
  card.version++;
}
