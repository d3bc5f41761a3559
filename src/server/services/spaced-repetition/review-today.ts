import 'server-only';
import { addDaysToDay, dateToDay, daysBetween, dayToDate } from '~/domain/day';
import { daysToCatchUp } from '~/domain/spaced-repetition/review-plan';
import type { ReviewToday } from '~/schemas/spaced-repetition';
import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { reviewableCards } from './card-columns';
import { type DuePlan, planDueCards } from './due-cards';

/** Estimated time for thinking, speaking and reading the result. */
const SECONDS_PER_CARD = 15;
const FORECAST_DAYS = 60;

/** Counts of today's review, and the forecast for a backlog.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getReviewToday({ ctx }: { ctx: ServiceContext }): Promise<ReviewToday> {
  const plan = await planDueCards({ ctx });
  const { userId, today, now, backlog, done } = plan;
  const [cards, next, catchUp] = await Promise.all([
    ctx.db.card.count({ where: { userId, suspendedAt: null, knownAt: null } }),
    now.length === 0 ? nextDue(ctx.db, plan) : null,
    backlog > 0 ? estimateCatchUp(ctx.db, plan) : null,
  ]);
  return {
    due: now.length,
    unspoken: now.filter(({ speakingDeferred }) => speakingDeferred).length,
    done,
    minutes: Math.ceil((now.length * SECONDS_PER_CARD) / 60),
    cards,
    catchUp,
    nextDueOn: next && (next > today ? next : addDaysToDay(today, 1)),
  };
}

async function nextDue(db: Database, { userId, today }: DuePlan): Promise<string | null> {
  const row = await db.card.findFirst({
    where: { userId, suspendedAt: null, knownAt: null, dueOn: { gt: dayToDate(today) } },
    orderBy: { dueOn: 'asc' },
    select: { dueOn: true },
  });
  return row && dateToDay(row.dueOn);
}

async function estimateCatchUp(db: Database, plan: DuePlan): Promise<ReviewToday['catchUp']> {
  const { userId, today, backlog, share } = plan;
  const until = dayToDate(addDaysToDay(today, FORECAST_DAYS));
  const [coming, last] = await Promise.all([
    db.card.groupBy({
      by: ['dueOn'],
      where: { ...reviewableCards(userId, until), dueOn: { gt: dayToDate(today), lte: until } },
      _count: true,
    }),
    db.practiceDay.findFirst({
      where: { userId, day: { lt: dayToDate(today) } },
      orderBy: { day: 'desc' },
      select: { day: true },
    }),
  ]);
  const perDay = Array.from({ length: FORECAST_DAYS }, () => 0);
  for (const { dueOn, _count } of coming) perDay[daysBetween(today, dateToDay(dueOn)) - 1] = _count;
  return {
    waiting: backlog,
    days: daysToCatchUp(backlog, perDay, share),
    daysAway: last && daysBetween(dateToDay(last.day), today),
  };
}
