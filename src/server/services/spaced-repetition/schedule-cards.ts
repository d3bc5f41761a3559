import 'server-only';
import { dateToDay, dayToDate, startOfDay, taipeiDay } from '~/domain/day';
import type { Grade } from '~/domain/spaced-repetition/grade';
import { type Review, reviewAttempt } from '~/domain/spaced-repetition/review-attempt';
import type { AttemptInput } from '~/schemas/lesson';
import type { Prisma, Tx } from '~/server/db';
import { toMemory } from './card-columns';

type Attempt = Omit<AttemptInput, 'madeAt'> & { madeAt: Date };

/** A completed review. */
export interface CompletedReview {
  attemptId: string;
  grade: Grade;
  reviewedAt: Date;
}

/** The version of a card that the learner saw; a review of another version does not count. */
export interface SeenCard {
  cardId: string;
  version: number;
}

interface Options {
  userId: string;
  now: Date;
  seen?: SeenCard;
}

type CardRow = Prisma.CardGetPayload<object>;

/** Updates the cards of newly inserted attempts: untried items become cards, and the first attempt of a day
 *  at a due card is its review. The caller holds the lock on the user.
 *  @param attempts inserted in this transaction */
export async function scheduleCards(
  tx: Tx,
  attempts: readonly Attempt[],
  { userId, now, seen }: Options,
): Promise<CompletedReview[]> {
  const inOrder = [...attempts].sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
  const cards = await getOrCreateCards(tx, inOrder, userId, now);
  const today = startOfDay(taipeiDay(now));
  const fresh = [...cards.values()].filter(
    ({ reps, createdAt }) => reps === 0 && createdAt >= today,
  ).length;
  let newToday = (await tx.card.count({ where: { userId, createdAt: { gte: today } } })) - fresh;

  const logs: Prisma.ReviewLogCreateManyInput[] = [];
  for (const attempt of inOrder) {
    const card = cards.get(attempt.itemId)!;
    const practice = !isSeenVersion(card, seen) || isSpeakingDeferred(card, attempt, seen);
    const review = practice ? null : toReview(card, attempt, newToday);
    if (review && card.reps === 0) newToday++;
    if (review) logs.push(toLog(card, attempt, review));
    countAttempt(card, attempt);
    if (attempt.mode === 'SPEAK' || review) card.speakingDeferred = false;
    if (review) applyToCard(card, attempt, review);
  }
  await writeCards(tx, [...cards.values()]);
  await tx.reviewLog.createMany({ data: logs });
  return logs.map(({ attemptId, grade, reviewedAt }) => ({
    attemptId,
    grade,
    reviewedAt: reviewedAt as Date,
  }));
}

/** Cards of the attempts' items by item id; missing ones are inserted. */
async function getOrCreateCards(
  tx: Tx,
  attempts: readonly Attempt[],
  userId: string,
  now: Date,
): Promise<Map<string, CardRow>> {
  const itemIds = [...new Set(attempts.map((attempt) => attempt.itemId))].sort();
  const dueOn = dayToDate(taipeiDay(now));
  await tx.card.createMany({
    data: itemIds.map((itemId) => ({ userId, itemId, dueOn, createdAt: now })),
    skipDuplicates: true,
  });
  const rows = await tx.card.findMany({ where: { userId, itemId: { in: itemIds } } });
  return new Map(rows.map((row) => [row.itemId, row]));
}

function isSeenVersion(card: CardRow, seen: SeenCard | undefined): boolean {
  return seen === undefined || (card.id === seen.cardId && card.version === seen.version);
}

/** Whether an attempt was typed for an item deferred for speaking: it is no review, unless made in the
 *  review. */
function isSpeakingDeferred(card: CardRow, { mode }: Attempt, seen: SeenCard | undefined): boolean {
  return card.speakingDeferred && mode === 'TYPE' && seen === undefined;
}

function toReview(card: CardRow, attempt: Attempt, newToday: number): Review | null {
  const before = {
    id: card.id,
    memory: toMemory(card),
    dueOn: dateToDay(card.dueOn),
    practiceOnly: card.suspendedAt !== null || card.knownAt !== null,
  };
  return reviewAttempt(before, attempt, taipeiDay(attempt.madeAt), newToday);
}

function toLog(
  card: CardRow,
  attempt: Attempt,
  { grade, memory, dueOn }: Review,
): Prisma.ReviewLogCreateManyInput {
  return {
    attemptId: attempt.id,
    cardId: card.id,
    userId: card.userId,
    grade,
    stabilityBefore: card.stability,
    stabilityAfter: memory.stability,
    difficultyBefore: card.difficulty,
    difficultyAfter: memory.difficulty,
    dueBefore: card.dueOn,
    dueAfter: dayToDate(dueOn),
    reviewedAt: attempt.madeAt,
  };
}

function countAttempt(card: CardRow, { score, passed, madeAt }: Attempt): void {
  card.attempts++;
  card.bestScore = Math.max(card.bestScore, score);
  if (passed) card.passedAt ??= madeAt;
}

function applyToCard(card: CardRow, { madeAt }: Attempt, { memory, dueOn }: Review): void {
  const { stability, difficulty, reps, lapses } = memory;
  Object.assign(card, { stability, difficulty, reps, lapses });
  card.dueOn = dayToDate(dueOn);
  card.lastReviewedAt = madeAt;
  card.buriedUntil = null;
  card.version++;
}

/** Writes all cards in one statement. */
async function writeCards(tx: Tx, cards: readonly CardRow[]): Promise<void> {
  const rows = cards.map((card) => ({
    ...card,
    dueOn: dateToDay(card.dueOn),
    buriedUntil: card.buriedUntil && dateToDay(card.buriedUntil),
  }));
  await tx.$executeRaw`
    UPDATE "Card" c SET "stability" = n."stability", "difficulty" = n."difficulty",
      "reps" = n."reps", "lapses" = n."lapses", "dueOn" = n."dueOn",
      "lastReviewedAt" = n."lastReviewedAt", "buriedUntil" = n."buriedUntil",
      "version" = n."version", "bestScore" = n."bestScore", "passedAt" = n."passedAt",
      "attempts" = n."attempts", "speakingDeferred" = n."speakingDeferred"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("id" uuid,
      "stability" float8, "difficulty" float8, "reps" int, "lapses" int, "dueOn" date,
      "lastReviewedAt" timestamptz, "buriedUntil" date, "version" int, "bestScore" int,
      "passedAt" timestamptz, "attempts" int, "speakingDeferred" boolean)
    WHERE c."id" = n."id"`;
}
