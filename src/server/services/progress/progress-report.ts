import 'server-only';
import { addDaysToDay, dateToDay, dayToDate, getMonday, taipeiDay } from '~/domain/day';
import type { ProgressReport } from '~/schemas/progress';
import { requireUser, type ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { listPhonemeProgress } from './phoneme-progress';
import { listWordLevels } from './word-levels';

const WEEKS = 12;

/** Progress report of the actor: minutes by week, words by level, phonemes over time.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getProgressReport({ ctx }: { ctx: ServiceContext }): Promise<ProgressReport> {
  const userId = requireUser(ctx);
  const monday = getMonday(taipeiDay(ctx.now()));
  const [weeks, words, sounds] = await Promise.all([
    listWeeks(ctx.db, userId, monday),
    listWordLevels(ctx.db, userId),
    listPhonemeProgress(ctx.db, userId, monday),
  ]);
  return { weeks, words, sounds };
}

async function listWeeks(
  db: Database,
  userId: string,
  monday: string,
): Promise<ProgressReport['weeks']> {
  const first = addDaysToDay(monday, -7 * (WEEKS - 1));
  const rows = await db.practiceDay.findMany({
    where: { userId, day: { gte: dayToDate(first), lt: dayToDate(addDaysToDay(monday, 7)) } },
  });
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = addDaysToDay(first, 7 * index);
    const days = rows.filter(({ day }) => getMonday(dateToDay(day)) === week);
    const sum = (field: 'spokenMs' | 'attempts' | 'passed' | 'reviews') =>
      days.reduce((total, day) => total + day[field], 0);
    return {
      week,
      spokenMs: sum('spokenMs'),
      attempts: sum('attempts'),
      passed: sum('passed'),
      reviews: sum('reviews'),
      days: days.filter(({ attempts }) => attempts > 0).length,
    };
  });
}
