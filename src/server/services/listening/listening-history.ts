import 'server-only';
import { addDaysToDay, getMonday, taipeiDay } from '~/domain/day';
import type { ListeningHistory } from '~/domain/listening/choose-questions';
import { CONTRASTS } from '~/domain/listening/contrast';
import type { ContrastResult } from '~/domain/listening/count-answers';
import { PAIR_WORDS } from '~/domain/listening/pairs';
import type { ServiceContext } from '~/server/context';
import { json, listOf, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';

/** Weeks whose sounds count, this one included. */
const WEEKS = 4;
/** A sound is weak that was said this often, and clear in less than this share. */
const MIN_SAID = 8;
const WEAK_BELOW = 0.75;

const history = statement({
  name: 'listening-history',
  parameters: { user: uuid, words: listOf(text), from: text },
  row: {
    practised: json<string[]>(),
    weak: json<string[]>(),
    counts: json<ContrastResult[]>(),
  },
  sql: ({ user, words, from }) => `
    SELECT (
      SELECT coalesce(json_agg(DISTINCT w), '[]')
      FROM "Card" c JOIN "UnitItem" i ON i."id" = c."itemId",
        regexp_split_to_table(lower(i."text"), '[^a-z'']+') w
      WHERE c."userId" = ${user} AND c."attempts" > 0 AND w = ANY(${words})
    ) AS "practised", (
      SELECT coalesce(json_agg(s."expected"), '[]') FROM (
        SELECT "expected" FROM "PhonemeStat"
        WHERE "userId" = ${user} AND "week" >= ${from}::date
        GROUP BY "expected"
        HAVING sum("count") >= ${MIN_SAID}
          AND coalesce(sum("count") FILTER (WHERE "heard" = "expected"), 0)
            < ${WEAK_BELOW} * sum("count")
      ) s
    ) AS "weak", (
      SELECT coalesce(json_agg(r), '[]') FROM (
        SELECT r."contrast", sum(r."answers")::int AS "answers", sum(r."right")::int AS "right"
        FROM "ListeningRound" l JOIN "ListeningResult" r ON r."roundId" = l."id"
        WHERE l."userId" = ${user} GROUP BY r."contrast"
      ) r
    ) AS "counts"`,
});

/** The data about a user from which pairs are chosen, in one statement.
 *  @param input the user's id */
export async function getListeningHistory({
  ctx,
  input: user,
}: {
  ctx: ServiceContext;
  input: string;
}): Promise<ListeningHistory> {
  const monday = getMonday(taipeiDay(ctx.now()));
  const from = addDaysToDay(monday, -7 * (WEEKS - 1));
  const [row] = await runStatement(ctx.db, history, { user, words: [...PAIR_WORDS], from });
  if (!row) throw new Error('A history is exactly one row.');
  // A contrast of an earlier release may be stored that is not there any more.
  const known = row.counts.filter(({ contrast }) => CONTRASTS.includes(contrast));
  return {
    practised: new Set(row.practised),
    weakSounds: new Set(row.weak),
    counts: Object.fromEntries(
      known.map(({ contrast, answers, right }) => [contrast, { answers, right }]),
    ),
  };
}
