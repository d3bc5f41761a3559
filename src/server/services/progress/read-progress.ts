import 'server-only';
import { dateOf, dayOf, mondayOf, plusDays, taipeiDay } from '~/domain/day';
import type { ProgressReport } from '~/schemas/progress';
import { requireUser, type ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { readSounds } from './read-sounds';
import { readWords } from './read-words';

const WEEKS = 12;

/** What the actor's practice adds up to: minutes by week, words by level, sounds over time.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function readProgress({ ctx }: { ctx: ServiceContext }): Promise<ProgressReport> {
  const userId = requireUser(ctx);
  const monday = mondayOf(taipeiDay(ctx.now()));
  const [weeks, words, sounds] = await Promise.all([
    readWeeks(ctx.db, userId, monday),
    readWords(ctx.db, userId),
    readSounds(ctx.db, userId, monday),
  ]);
  return { weeks, words, sounds };
}

async function readWeeks(
  db: Database,
  userId: string,
  monday: string,
): Promise<ProgressReport['weeks']> {
  const first = plusDays(monday, -7 * (WEEKS - 1));
  const rows = await db.practiceDay.findMany({
    where: { userId, day: { gte: dateOf(first), lt: dateOf(plusDays(monday, 7)) } },
  });
  return Array.from({ length: WEEKS }, (_, at) => {
    const week = plusDays(first, 7 * at);
    const days = rows.filter(({ day }) => mondayOf(dayOf(day)) === week);
    const sum = (of: 'spokenMs' | 'attempts' | 'passed' | 'reviews') =>
      days.reduce((total, day) => total + day[of], 0);
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
