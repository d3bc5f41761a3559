import 'server-only';
import { addDaysToDay, type Day, getMonday, taipeiDay } from '~/domain/day';
import { computeStreak } from '~/domain/spaced-repetition/streak';
import { type GoalKind, goalProgress } from '~/domain/spaced-repetition/weekly-goal';
import type { Week } from '~/schemas/progress';
import { requireUser, type ServiceContext } from '~/server/context';
import { enumeration, integer, json, nullable, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { DEFAULT_SETTINGS } from '../spaced-repetition/learner-settings';

/** The practice days of this week and of the weeks since the checkpoint, the checkpoint, and the goal. */
export const practiceWeek = statement({
  name: 'practice-week',
  parameters: { user: uuid, monday: text, end: text },
  row: {
    goalKind: nullable(enumeration<GoalKind>('GoalKind')),
    goalAmount: nullable(integer),
    week: nullable(text),
    streak: nullable(integer),
    best: nullable(integer),
    days: json<{ day: Day; attempts: number; spokenMs: number }[]>(),
  },
  sql: ({ user, monday, end }) => `
    SELECT s."goalKind", s."goalAmount", c."week"::text, c."streak", c."best", d."days"
    FROM (SELECT ${user} AS "id") u
    LEFT JOIN "LearnerSettings" s ON s."userId" = u."id"
    LEFT JOIN "PracticeCheckpoint" c ON c."userId" = u."id" AND c."week" <= ${monday}::date
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('day', "day", 'attempts', "attempts",
        'spokenMs', "spokenMs") ORDER BY "day"), '[]') AS "days"
      FROM "PracticeDay"
      WHERE "userId" = u."id" AND "attempts" > 0
        AND "day" >= coalesce(c."week", '-infinity') AND "day" < ${end}::date
    ) d`,
});

/** The actor's week: the goal, the days practised, and the streak with its freeze. It reads the days since the
 *  last checkpoint, which for an active learner are those of this week.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getWeek({ ctx }: { ctx: ServiceContext }): Promise<Week> {
  const user = requireUser(ctx);
  const today = taipeiDay(ctx.now());
  const monday = getMonday(today);
  const values = { user, monday, end: addDaysToDay(monday, 7) };
  const [row] = await runStatement(ctx.db, practiceWeek, values);
  if (!row) throw new Error('A week has exactly one row.');
  const { week: counted, streak: length, best, goalKind, goalAmount, days: practice } = row;
  const checkpoint =
    counted !== null && length !== null && best !== null ? { week: counted, length, best } : null;
  const goal =
    goalKind !== null && goalAmount !== null
      ? { kind: goalKind, amount: goalAmount }
      : DEFAULT_SETTINGS.goal;
  const days = practice.map(({ day }) => day).filter((day) => day <= today);
  const { frozen, ...streak } = computeStreak(days, today, checkpoint);
  const week = Array.from({ length: 7 }, (_, index) => addDaysToDay(monday, index));
  return {
    today,
    goal: {
      ...goal,
      ...goalProgress(
        goal,
        practice.filter(({ day }) => week.includes(day)),
      ),
    },
    days: week.map((day) => ({
      day,
      practised: days.includes(day),
      frozen: frozen.includes(day),
    })),
    streak,
  };
}
