import 'server-only';
import { addDaysToDay, dateToDay, getMonday, taipeiDay } from '~/domain/day';
import { computeStreak } from '~/domain/spaced-repetition/streak';
import { goalProgress } from '~/domain/spaced-repetition/weekly-goal';
import type { Week } from '~/schemas/progress';
import { requireUser, type ServiceContext } from '~/server/context';
import { getUserSettings } from '../spaced-repetition/learner-settings';

/** The actor's week: the goal, the days practised, and the streak with its freeze.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getWeek({ ctx }: { ctx: ServiceContext }): Promise<Week> {
  const userId = requireUser(ctx);
  const today = taipeiDay(ctx.now());
  const [rows, settings] = await Promise.all([
    ctx.db.practiceDay.findMany({
      where: { userId, attempts: { gt: 0 } },
      select: { day: true, attempts: true, spokenMs: true },
      orderBy: { day: 'asc' },
    }),
    getUserSettings(ctx.db, userId),
  ]);
  const practice = rows.map(({ day, ...sums }) => ({ day: dateToDay(day), ...sums }));
  const days = practice.map(({ day }) => day).filter((day) => day <= today);
  const { frozen, ...streak } = computeStreak(days, today);
  const monday = getMonday(today);
  const week = Array.from({ length: 7 }, (_, index) => addDaysToDay(monday, index));
  return {
    today,
    goal: {
      ...settings.goal,
      ...goalProgress(
        settings.goal,
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
