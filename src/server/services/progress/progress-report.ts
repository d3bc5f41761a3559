import 'server-only';
import { addDaysToDay, type Day, getMonday, taipeiDay } from '~/domain/day';
import { firstRecentWeek, RECENT_WEEKS } from '~/domain/spaced-repetition/recent-weeks';
import { reliableSounds } from '~/domain/speech/reliable-sounds';
import type { ImprovedWord, ProgressReport, WordLevel } from '~/schemas/progress';
import { requireUser, type ServiceContext } from '~/server/context';
import { json, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';
import { improvedWordsSql, toImprovedWords } from './improved-words';
import { listPhonemes, type PhonemeCount } from './phoneme-progress';
import { toWordLevels, wordLevelsSql } from './word-levels';

const WEEKS = 12;
/** Days from the first recent week to the current one. */
const RECENT_DAYS = 7 * (RECENT_WEEKS - 1);

type WeekTotals = ProgressReport['weeks'][number];

/** The data of a report: the totals of twelve weeks, words by level, and phonemes of the recent weeks, of
 *  the weeks between them and the checkpoint, and of the checkpoint's totals. */
export const progressReport = statement({
  name: 'progress-report',
  hasOnePlan: true,
  parameters: { user: uuid, first: text, monday: text, end: text, recent: text },
  row: {
    weeks: json<WeekTotals[]>(),
    words: json<WordLevel[]>(),
    phonemes: json<PhonemeCount[]>(),
    improved: json<ImprovedWord[]>(),
  },
  sql: ({ user, first, monday, end, recent }) => `
    SELECT (
      SELECT coalesce(json_agg(w), '[]') FROM (
        SELECT date_trunc('week', "day"::timestamp)::date AS "week",
          sum("spokenMs") AS "spokenMs", sum("attempts") AS "attempts", sum("passed") AS "passed",
          sum("reviews") AS "reviews", count(*) FILTER (WHERE "attempts" > 0) AS "days"
        FROM "PracticeDay"
        WHERE "userId" = ${user} AND "day" >= ${first}::date AND "day" < ${end}::date
        GROUP BY 1
      ) w
    ) AS "weeks", (
      SELECT coalesce(json_agg(l), '[]') FROM (${wordLevelsSql(user)}) l
    ) AS "words", (
      SELECT coalesce(json_agg(p), '[]') FROM (
        SELECT "expected", "heard", sum("now") AS "now", sum("before") AS "before" FROM (
          SELECT s."expected", s."heard",
            CASE WHEN s."week" >= ${recent}::date THEN s."count" ELSE 0 END AS "now",
            CASE WHEN s."week" < ${recent}::date THEN s."count" ELSE 0 END AS "before"
          FROM "PhonemeStat" s
          WHERE s."userId" = ${user} AND s."week" >= coalesce((
            SELECT c."week" - ${RECENT_DAYS} FROM "PracticeCheckpoint" c
            WHERE c."userId" = ${user} AND c."week" <= ${monday}::date), '-infinity')
          UNION ALL
          SELECT t."expected", h."heard", 0, h."count"
          FROM "PracticeCheckpoint" c JOIN "PhonemeTotal" t ON t."userId" = c."userId"
          CROSS JOIN LATERAL (
            VALUES (t."expected", t."clear"), ('', t."said" - t."clear")) h("heard", "count")
          WHERE c."userId" = ${user} AND c."week" <= ${monday}::date
        ) counts GROUP BY 1, 2
      ) p
    ) AS "phonemes", (
      SELECT coalesce(json_agg(i), '[]') FROM (${improvedWordsSql(user)}) i
    ) AS "improved"`,
});

/** Progress report of the actor: minutes by week, words by level, phonemes over time, improved words, in one statement. For the
 *  weeks before the checkpoint it reads the totals only.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getProgressReport({ ctx }: { ctx: ServiceContext }): Promise<ProgressReport> {
  return readProgressReport(ctx.db, {
    user: requireUser(ctx),
    now: ctx.now(),
    reliable: reliableSounds,
  });
}

interface ReportOf {
  user: string;
  now: Date;
  /** The sounds that are reported. */
  reliable: ReadonlySet<string>;
}

/** The report of a user, as `getProgressReport` gives it to them. */
export async function readProgressReport(
  db: Database,
  { user, now, reliable }: ReportOf,
): Promise<ProgressReport> {
  const monday = getMonday(taipeiDay(now));
  const first = addDaysToDay(monday, -7 * (WEEKS - 1));
  const end = addDaysToDay(monday, 7);
  const values = { user, first, monday, end, recent: firstRecentWeek(monday) };
  const [row] = await runStatement(db, progressReport, values);
  if (!row) throw new Error('A report has exactly one row.');
  return {
    weeks: toWeeks(row.weeks, first),
    words: toWordLevels(row.words),
    sounds: listPhonemes(row.phonemes, reliable),
    improved: toImprovedWords(row.improved),
  };
}

function toWeeks(practised: readonly WeekTotals[], first: Day): WeekTotals[] {
  const none = { spokenMs: 0, attempts: 0, passed: 0, reviews: 0, days: 0 };
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = addDaysToDay(first, 7 * index);
    return practised.find((totals) => totals.week === week) ?? { week, ...none };
  });
}
