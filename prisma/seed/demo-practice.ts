import {
  addDaysToDay,
  type Day,
  dateToDay,
  daysBetween,
  dayToDate,
  startOfDay,
  taipeiDay,
} from '~/domain/day';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { AttemptInput, ReviewItem } from '~/schemas/lesson';
import type { NextStep } from '~/schemas/next-step';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { saveProgress } from '~/server/services/lesson/save-progress';
import { getNextSteps } from '~/server/services/next-step/get-next-steps';
import { openReview } from '~/server/services/review/open-review';
import { buyDemoMembership } from './demo-membership';
import { makeReading } from './demo-reading';

/** Days of the demo account's history, today included. */
const DAYS = 28;
/** Number of items that the demo learner has practised today, before the day's review. */
const ITEMS_TODAY = 6;
const SECONDS_PER_ITEM = 20;
const EVENING_MS = 20.5 * 60 * 60 * 1000;

/** Practises as the demo account on every day up to today that has no practice after the last one: each
 *  evening the plan of the day, with one or two days off a week, and today the beginning of a unit, so that
 *  reviews are due. It calls the same verbs as a learner's browser, with the clock of that day. */
export async function practiseAsDemo(db: Database, userId: string, now: Date): Promise<void> {
  const today = taipeiDay(now);
  const last = await db.practiceDay.findFirst({ where: { userId }, orderBy: { day: 'desc' } });
  const practised = last ? dateToDay(last.day) : '';
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const day = addDaysToDay(today, -ago);
    if (day <= practised) continue;
    if (day === today) await beginToday(createContext(db, userId, now), now);
    else if (!isDayOff(day, today)) await practiseEvening(db, userId, day);
  }
}

/** Whether the demo learner rests: on Saturdays, and on every other Tuesday, but not in the last days. */
function isDayOff(day: Day, today: Day): boolean {
  if (daysBetween(day, today) < 5) return false;
  const weekday = dayToDate(day).getUTCDay();
  return weekday === 6 || (weekday === 2 && daysBetween('2026-01-06', day) % 14 === 0);
}

async function practiseEvening(db: Database, userId: string, day: Day): Promise<void> {
  const evening = new Date(startOfDay(day).getTime() + EVENING_MS);
  const at = (minutes: number) => new Date(evening.getTime() + minutes * 60_000);
  await buyDemoMembership(createContext(db, userId, evening), userId);
  const { steps } = await getNextSteps({ ctx: createContext(db, userId, evening), input: {} });
  for (const [index, step] of steps.entries())
    await practiseStep(createContext(db, userId, at(15 * (index + 1))), step, at(15 * index));
}

/** A few items of the unit that the plan names, over the last minutes but not before today. */
async function beginToday(ctx: ServiceContext, now: Date): Promise<void> {
  const { steps } = await getNextSteps({ ctx, input: {} });
  const unit = steps.find((step) => 'slug' in step);
  const begun = now.getTime() - ITEMS_TODAY * SECONDS_PER_ITEM * 1000;
  const midnight = startOfDay(taipeiDay(now)).getTime();
  if (unit)
    await practiseStep(ctx, { ...unit, items: ITEMS_TODAY }, new Date(Math.max(begun, midnight)));
}

/** Does one step of a plan. @param begun time of its first item; the context's clock is its end */
async function practiseStep(ctx: ServiceContext, step: NextStep, begun: Date): Promise<void> {
  if (step.kind === 'REVIEW') {
    const { cards } = await openReview({ ctx, input: { count: step.cards } });
    await say(
      ctx,
      cards.map(({ item, reps }) => ({ item, practised: reps })),
      begun,
    );
  } else if ('slug' in step) {
    const { slug } = step;
    const { items, currentIndex, best } = await openLesson({ ctx, input: { slug } });
    const until = Math.min(ITEMS_PER_UNIT, currentIndex + step.items);
    const said = items.slice(currentIndex, until);
    await say(
      ctx,
      said.map((item) => ({ item, practised: best[item.id] ? 1 : 0 })),
      begun,
    );
    const finished = until === ITEMS_PER_UNIT;
    const spentMs = said.length * SECONDS_PER_ITEM * 1000;
    await saveProgress({ ctx, input: { slug, currentIndex: until, finished, agoMs: 0, spentMs } });
  }
}

/** Says items one after the other, and repeats each at once if it did not pass. */
async function say(
  ctx: ServiceContext,
  items: readonly { item: ReviewItem; practised: number }[],
  begun: Date,
): Promise<void> {
  const attempts = items.flatMap(({ item, practised }, index): AttemptInput[] => {
    const madeAt = new Date(begun.getTime() + index * SECONDS_PER_ITEM * 1000);
    const first = makeReading({ item, practised, madeAt, fromMemory: practised > 0 });
    if (first.passed) return [first];
    const again = new Date(madeAt.getTime() + (SECONDS_PER_ITEM * 1000) / 2);
    return [first, makeReading({ item, practised: practised + 2, madeAt: again })];
  });
  if (attempts.length > 0) await saveAttempts({ ctx, input: { attempts } });
}

function createContext(db: Database, userId: string, now: Date): ServiceContext {
  const actor = {
    kind: 'user',
    id: userId,
    sessionId: '',
    role: 'USER',
    visitorHash: null,
  } as const;
  return { db, actor, client: NO_CLIENT, language: 'zh', now: () => now };
}
