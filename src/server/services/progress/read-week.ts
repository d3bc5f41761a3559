import 'server-only';
import { dayOf, mondayOf, plusDays, taipeiDay } from '~/domain/day';
import { streakOf } from '~/domain/memory/streak';
import { goalProgress } from '~/domain/memory/weekly-goal';
import type { Week } from '~/schemas/progress';
import { requireUser, type ServiceContext } from '~/server/context';
import { settingsOf } from '../memory/read-settings';

/** The actor's week: the goal, the days practised, and the streak with its freeze.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function readWeek({ ctx }: { ctx: ServiceContext }): Promise<Week> {
  const userId = requireUser(ctx);
  const today = taipeiDay(ctx.now());
  const [rows, settings] = await Promise.all([
    ctx.db.practiceDay.findMany({
      where: { userId, attempts: { gt: 0 } },
      select: { day: true, attempts: true, spokenMs: true },
      orderBy: { day: 'asc' },
    }),
    settingsOf(ctx.db, userId),
  ]);
  const practice = rows.map(({ day, ...sums }) => ({ day: dayOf(day), ...sums }));
  const days = practice.map(({ day }) => day).filter((day) => day <= today);
  const { frozen, ...streak } = streakOf(days, today);
  const monday = mondayOf(today);
  const week = Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
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
