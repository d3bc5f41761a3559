import 'server-only';
import { v7 as newTimeOrderedUuid } from 'uuid';
import { startOfDay, taipeiDay } from '~/domain/day';
import { integer, jsonb, listOf, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement, type Tx } from '~/server/db';
import type { ScheduledCard } from '../spaced-repetition/schedule-cards';
import type { ValidAttempt } from './validate-attempts';

/** Contents of the tables after attempts are stored. */
interface StoredAttempts {
  /** Ids that were inserted now. */
  inserted: string[];
  /** Ids that the account had before. */
  stored: string[];
  /** Cards of the inserted attempts' items, words and renderings; new ones for untried items and renderings. */
  cards: ScheduledCard[];
  /** Number of the account's cards of items that were made today, these included. */
  cardsToday: number;
}

/** A card in JSON, with its times as strings. */
type JsonCard = Omit<ScheduledCard, 'createdAt' | 'lastReviewedAt' | 'passedAt'> & {
  createdAt: string;
  lastReviewedAt: string | null;
  passedAt: string | null;
};

/** Stores everything. Attempts, and the new rows of their units and items, are JSON with the columns' names. */
const attemptStore = statement({
  name: 'store-attempts',
  parameters: {
    user: uuid,
    attempts: text,
    units: text,
    items: text,
    rendered: text,
    now: timestamp,
    today: text,
    dayStart: timestamp,
  },
  row: {
    inserted: listOf(text),
    stored: listOf(text),
    cards: jsonb<JsonCard[]>(),
    cardsToday: integer,
  },
  sql: ({ user, attempts, units, items, rendered, now, today, dayStart }) => `WITH given AS (
      SELECT * FROM jsonb_to_recordset(${attempts}::jsonb) AS n(
        "id" uuid, "itemId" uuid, "savedWordId" uuid, "renderedItemId" uuid, "mode" "AttemptMode",
        "score" int, "passed" boolean, "words" jsonb, "spokenMs" int, "engine" text,
        "accent" "Pronunciation", "madeAt" timestamptz)
    ), enrolled AS (
      INSERT INTO "Enrolment" ("id", "userId", "unitId", "startedAt", "lastActiveAt")
      SELECT n."id", ${user}, n."of", ${now}, ${now}
      FROM jsonb_to_recordset(${units}::jsonb) AS n("id" uuid, "of" uuid)
      ORDER BY n."of" ON CONFLICT ("userId", "unitId") DO NOTHING
    ), inserted AS (
      INSERT INTO "Attempt" ("id", "userId", "itemId", "savedWordId", "renderedItemId", "mode", "score",
        "passed", "words", "spokenMs", "engine", "accent", "madeAt", "savedAt")
      SELECT "id", ${user}, "itemId", "savedWordId", "renderedItemId", "mode", "score", "passed", "words",
        "spokenMs", "engine", "accent", "madeAt", ${now}
      FROM given ORDER BY "id" ON CONFLICT ("id") DO NOTHING
      RETURNING "id", "itemId", "savedWordId", "renderedItemId"
    ), added AS (
      INSERT INTO "Card" ("id", "userId", "itemId", "dueOn", "createdAt")
      SELECT n."id", ${user}, n."of", ${today}::date, ${now}
      FROM jsonb_to_recordset(${items}::jsonb) AS n("id" uuid, "of" uuid)
      WHERE n."of" IN (SELECT "itemId" FROM inserted)
      ORDER BY n."of" ON CONFLICT ("userId", "itemId") DO NOTHING RETURNING *
    ), "addedRenderings" AS (
      INSERT INTO "Card" ("id", "userId", "renderedItemId", "dueOn", "createdAt")
      SELECT n."id", ${user}, n."of", ${today}::date, ${now}
      FROM jsonb_to_recordset(${rendered}::jsonb) AS n("id" uuid, "of" uuid)
      WHERE n."of" IN (SELECT "renderedItemId" FROM inserted)
      ORDER BY n."of" ON CONFLICT ("renderedItemId", "userId") DO NOTHING RETURNING *
    ), cards AS (
      SELECT * FROM added UNION ALL SELECT * FROM "addedRenderings" UNION ALL SELECT * FROM "Card"
      WHERE "userId" = ${user} AND "itemId" IN (SELECT "itemId" FROM inserted)
      UNION ALL SELECT * FROM "Card"
      WHERE "userId" = ${user} AND "savedWordId" IN (SELECT "savedWordId" FROM inserted)
      UNION ALL SELECT * FROM "Card"
      WHERE "userId" = ${user} AND "renderedItemId" IN (SELECT "renderedItemId" FROM inserted)
    )
    SELECT ARRAY(SELECT "id"::text FROM inserted) AS "inserted",
      ARRAY(
        SELECT a."id"::text FROM "Attempt" a JOIN given USING ("id") WHERE a."userId" = ${user}
      ) AS "stored",
      (SELECT coalesce(jsonb_agg(to_jsonb(cards)), '[]') FROM cards) AS "cards",
      (SELECT count(*) FROM added)::int + (
        SELECT count(*) FROM "Card" WHERE "userId" = ${user}
          AND "createdAt" >= ${dayStart} AND "itemId" IS NOT NULL
      )::int AS "cardsToday"`,
});

/** Stores attempts, their units in My Learning and a card for each untried item or rendering, by one statement; a
 *  saved word has its card since it was saved. Its reads see the tables as they were before it; the caller holds the
 *  lock on the user, so that no other call writes cards and enrolments of this account meanwhile. Attempts are
 *  inserted in the order of their ids, so that two batches with the same ids cannot deadlock. */
export async function storeAttempts(
  tx: Tx,
  attempts: readonly ValidAttempt[],
  { userId, now }: { userId: string; now: Date },
): Promise<StoredAttempts> {
  const today = taipeiDay(now);
  const [row] = await runStatement(tx, attemptStore, {
    user: userId,
    attempts: JSON.stringify(attempts.map(toRow)),
    units: toNewRows(attempts.flatMap(({ unit }) => unit?.id ?? [])),
    items: toNewRows(
      attempts.flatMap(({ unit, itemId, fromChinese }) => (unit && !fromChinese ? itemId : [])),
    ),
    rendered: toNewRows(attempts.flatMap(({ itemId, fromChinese }) => (fromChinese ? itemId : []))),
    now,
    today,
    dayStart: startOfDay(today),
  });
  if (!row) throw new Error('Attempts are stored with exactly one row.');
  return { ...row, cards: row.cards.map(withTimes) };
}

/** An attempt as its row. Phonemes are stored as weekly counts: a year of them in each attempt would be the largest
 *  table. */
function toRow({
  id,
  itemId,
  unit,
  fromChinese,
  mode,
  score,
  passed,
  spokenMs,
  engine,
  accent,
  ...rest
}: ValidAttempt) {
  const words = rest.words.map(({ text, score, status }) => ({ text, score, status }));
  return {
    id,
    itemId: unit && !fromChinese ? itemId : null,
    savedWordId: unit ? null : itemId,
    renderedItemId: fromChinese ? itemId : null,
    mode,
    score,
    passed,
    words,
    spokenMs,
    engine,
    accent,
    madeAt: rest.madeAt,
  };
}

/** New ids for rows of these ids, without duplicates, as JSON. */
function toNewRows(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)].map((of) => ({ id: newTimeOrderedUuid(), of })));
}

/** A card with its times as dates, which JSON lacks. */
function withTimes(card: JsonCard): ScheduledCard {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  return {
    ...card,
    createdAt: new Date(card.createdAt),
    lastReviewedAt: toDate(card.lastReviewedAt),
    passedAt: toDate(card.passedAt),
  };
}
