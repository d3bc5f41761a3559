import 'server-only';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { integer, nullable, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement, type Tx } from '~/server/db';
import type { PhonemesOfWeek, PracticeOfDay } from './count-practice';
import { moveCheckpoint } from './move-checkpoint';
import type { CompletedReview, ScheduledCard } from './schedule-cards';
import { isTried } from './tried-cards';

interface Practice {
  /** Cards as they are after the attempts. */
  cards: readonly ScheduledCard[];
  reviews: readonly CompletedReview[];
  /** Increments of the counts, so that a year of practice is read from a few hundred rows. */
  days: readonly PracticeOfDay[];
  phonemes: readonly PhonemesOfWeek[];
  /** Units of which an item was tried for the first time, with the time of the last attempt in each. */
  units: readonly { unitId: string; at: Date }[];
}

/** Writes everything; it returns the user's checkpoint, null before the first one, and the largest number of
 *  attempts on one of the days. A unit is completed by the cards that were tried before and those that are written.
 *  The input is JSON with the columns' names. */
const practiceWrite = statement({
  name: 'write-practice',
  parameters: { user: uuid, cards: text, reviews: text, days: text, phonemes: text, units: text },
  row: {
    mostAttempts: integer,
    week: nullable(text),
    length: nullable(integer),
    best: nullable(integer),
  },
  sql: ({ user, cards, reviews, days, phonemes, units }) => `WITH rescheduled AS (
      UPDATE "Card" c SET "stability" = n."stability", "difficulty" = n."difficulty",
        "reps" = n."reps", "lapses" = n."lapses", "dueOn" = n."dueOn",
        "lastReviewedAt" = n."lastReviewedAt", "buriedUntil" = n."buriedUntil",
        "version" = n."version", "bestScore" = n."bestScore", "passedAt" = n."passedAt",
        "attempts" = n."attempts", "speakingDeferred" = n."speakingDeferred"
      FROM jsonb_to_recordset(${cards}::jsonb) AS n("id" uuid,
        "stability" float8, "difficulty" float8, "reps" int, "lapses" int, "dueOn" date,
        "lastReviewedAt" timestamptz, "buriedUntil" date, "version" int, "bestScore" int,
        "passedAt" timestamptz, "attempts" int, "speakingDeferred" boolean)
      WHERE c."id" = n."id"
    ), logged AS (
      INSERT INTO "ReviewLog" ("userId", "attemptId", "cardId", "grade", "stabilityBefore", "stabilityAfter",
        "difficultyBefore", "difficultyAfter", "dueBefore", "dueAfter", "reviewedAt")
      SELECT ${user}, n.* FROM jsonb_to_recordset(${reviews}::jsonb) AS n("attemptId" uuid,
        "cardId" uuid, "grade" "ReviewGrade", "stabilityBefore" float8, "stabilityAfter" float8,
        "difficultyBefore" float8, "difficultyAfter" float8, "dueBefore" date, "dueAfter" date,
        "reviewedAt" timestamptz)
    ), counted AS (
      INSERT INTO "PracticeDay" AS d ("userId", "day", "attempts", "passed", "reviews", "spokenMs")
      SELECT ${user}, n.* FROM jsonb_to_recordset(${days}::jsonb)
        AS n("day" date, "attempts" int, "passed" int, "reviews" int, "spokenMs" int)
      ON CONFLICT ("userId", "day") DO UPDATE SET "attempts" = d."attempts" + EXCLUDED."attempts",
        "passed" = d."passed" + EXCLUDED."passed", "reviews" = d."reviews" + EXCLUDED."reviews",
        "spokenMs" = d."spokenMs" + EXCLUDED."spokenMs"
      RETURNING d."attempts"
    ), heard AS (
      INSERT INTO "PhonemeStat" AS s ("userId", "week", "expected", "heard", "count")
      SELECT ${user}, n.* FROM jsonb_to_recordset(${phonemes}::jsonb)
        AS n("week" date, "expected" text, "heard" text, "count" int)
      ON CONFLICT ("userId", "week", "expected", "heard")
      DO UPDATE SET "count" = s."count" + EXCLUDED."count"
    ), completed AS (
      UPDATE "Enrolment" e SET "completedAt" = n."at", "currentIndex" = 0
      FROM jsonb_to_recordset(${units}::jsonb) AS n("unitId" uuid, "at" timestamptz)
      WHERE e."userId" = ${user} AND e."unitId" = n."unitId" AND e."completedAt" IS NULL AND (
        SELECT count(*) FROM "UnitItem" i
        JOIN "Card" c ON c."itemId" = i."id" AND c."userId" = ${user}
        WHERE i."unitId" = e."unitId" AND (${isTried('c')} OR c."id" IN (
          SELECT w."id" FROM jsonb_to_recordset(${cards}::jsonb) AS w("id" uuid)))
      ) >= ${ITEMS_PER_UNIT}
    )
    SELECT m."mostAttempts", p."week"::text, p."streak" AS "length", p."best"
    FROM (SELECT max("attempts") AS "mostAttempts" FROM counted) m
      LEFT JOIN "PracticeCheckpoint" p ON p."userId" = ${user}`,
});

/** Writes the effects of stored attempts in one statement: the cards, the log of their reviews, the counts of days and
 *  weeks, and the completion of a unit of which every item has been tried. The caller holds the lock on the user.
 *  @returns the number of attempts on the fullest of these days */
export async function writePractice(
  tx: Tx,
  userId: string,
  { cards, reviews, days, phonemes, units }: Practice,
): Promise<number> {
  const [row] = await runStatement(tx, practiceWrite, {
    user: userId,
    cards: JSON.stringify(cards),
    reviews: JSON.stringify(reviews),
    days: JSON.stringify(days),
    phonemes: JSON.stringify(phonemes),
    units: JSON.stringify(units),
  });
  if (!row) throw new Error('Practice is written with exactly one row.');
  const { mostAttempts, week, length, best } = row;
  const practised = days.map(({ day }) => day);
  const checkpoint =
    week !== null && length !== null && best !== null ? { week, length, best } : null;
  await moveCheckpoint(tx, userId, practised, checkpoint);
  return mostAttempts;
}
