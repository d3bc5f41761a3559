import 'server-only';
import { dateOf, dayOf, daysBetween, plusDays } from '~/domain/day';
import { daysToCatchUp } from '~/domain/memory/review-plan';
import type { ReviewToday } from '~/schemas/memory';
import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { inPlay } from './card-columns';
import { type DuePlan, planDueCards } from './due-cards';

/** Thinking, saying and seeing what was right. */
const SECONDS_A_CARD = 15;
const FORESEEN_DAYS = 60;

/** How much there is to review today, and what became of a backlog.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function readToday({ ctx }: { ctx: ServiceContext }): Promise<ReviewToday> {
  const plan = await planDueCards({ ctx });
  const { userId, today, now, waiting, done } = plan;
  const [cards, next, catchUp] = await Promise.all([
    ctx.db.card.count({ where: { userId, suspendedAt: null, knownAt: null } }),
    now.length === 0 ? nextDue(ctx.db, plan) : null,
    waiting > 0 ? catchUpOf(ctx.db, plan) : null,
  ]);
  return {
    due: now.length,
    unspoken: now.filter(({ speakLater }) => speakLater).length,
    done,
    minutes: Math.ceil((now.length * SECONDS_A_CARD) / 60),
    cards,
    catchUp,
    nextDueOn: next && (next > today ? next : plusDays(today, 1)),
  };
}

async function nextDue(db: Database, { userId, today }: DuePlan): Promise<string | null> {
  const row = await db.card.findFirst({
    where: { userId, suspendedAt: null, knownAt: null, dueOn: { gt: dateOf(today) } },
    orderBy: { dueOn: 'asc' },
    select: { dueOn: true },
  });
  return row && dayOf(row.dueOn);
}

async function catchUpOf(db: Database, plan: DuePlan): Promise<ReviewToday['catchUp']> {
  const { userId, today, waiting, share } = plan;
  const until = dateOf(plusDays(today, FORESEEN_DAYS));
  const [coming, last] = await Promise.all([
    db.card.groupBy({
      by: ['dueOn'],
      where: { ...inPlay(userId, until), dueOn: { gt: dateOf(today), lte: until } },
      _count: true,
    }),
    db.practiceDay.findFirst({
      where: { userId, day: { lt: dateOf(today) } },
      orderBy: { day: 'desc' },
      select: { day: true },
    }),
  ]);
  const perDay = Array.from({ length: FORESEEN_DAYS }, () => 0);
  for (const { dueOn, _count } of coming) perDay[daysBetween(today, dayOf(dueOn)) - 1] = _count;
  return {
    waiting,
    days: daysToCatchUp(waiting, perDay, share),
    daysAway: last && daysBetween(dayOf(last.day), today),
  };
}
