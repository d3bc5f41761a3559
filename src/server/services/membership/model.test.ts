import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Grant, membershipAt, membershipEnd } from '~/domain/membership';
import { ServiceError } from '~/server/errors';
import { createTestClock, systemContext, type TestContext, userContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { captureEvent } from '~/test/order-fixture';
import { createActivity } from '~prisma/factories/activity';
import { createGift } from '~prisma/factories/gift';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createOrder } from '~prisma/factories/order';
import { createPlan, type PlanForSale } from '~prisma/factories/plan';
import { checkIn } from '../activity/check-in';
import { claimGift } from '../gift/claim-gift';
import { settlePayment } from '../payment/settle-payment';
import { approveRefund } from '../refund/decide-refund';
import { getRefundOverview } from '../refund/refund-overview';
import { requestRefund } from '../refund/request-refund';
import { grantDays } from './grant-days';
import { pauseMembership } from './pause-membership';
import { getMembershipHistory } from './queries';
import { resumeMembership } from './resume-membership';

const db = await testDatabase();

/** A learner, the ledger that they should have, and whoever acts for them. */
interface Life {
  learner: Learner;
  ctx: TestContext;
  system: TestContext;
  plans: readonly PlanForSale[];
  ledger: Grant[];
  orders: { id: string; lineId: string }[];
  friend: Learner;
}

const given = (life: Life, entry: Omit<Grant, 'grantedAt'>) =>
  life.ledger.push({ ...entry, grantedAt: life.ctx.now() });

/** What happens in a life, each by the product's own verb. `n` chooses what there is to choose.
 *  @returns the refusal that the rules foresee, if any */
const EVENTS = {
  async buy(life: Life, n: number) {
    const plan = life.plans[n % life.plans.length]!;
    const options = { plan, qty: 1 + (n % 2), at: life.ctx.now() };
    const order = await createOrder(db, life.learner, options);
    const line = order.lines[0]!;
    await settlePayment({ ctx: life.system, input: await captureEvent(db, order.id) });
    const { months, bonusDays } = plan.plan;
    const common = { orderLineId: line.id };
    given(life, { ...common, kind: 'PAID', months: months * options.qty, days: 0 });
    // What is nothing is not written.
    if (bonusDays > 0)
      given(life, { ...common, kind: 'BONUS', months: 0, days: bonusDays * options.qty });
    life.orders.push({ id: order.id, lineId: line.id });
  },

  async claim(life: Life, n: number) {
    const plan = life.plans[n % life.plans.length]!;
    const gift = await createGift(db, life.friend, { plan });
    const { until } = await claimGift({ ctx: life.ctx, input: { token: gift.token } });
    const { months, bonusDays } = plan.plan;
    const common = { kind: 'GIFT', orderLineId: gift.order.lines[0]!.id } as const;
    given(life, { ...common, months, days: 0 });
    if (bonusDays > 0) given(life, { ...common, months: 0, days: bonusDays });
    expect(until).toEqual(membershipEnd(life.ledger));
  },

  async comeToAnEvent(life: Life) {
    const startsAt = life.ctx.now();
    const activity = await createActivity(db, { startsAt, trial: true });
    await db.activityRegistration.create({
      data: {
        activityId: activity.id,
        userId: life.learner.id,
        waitingPosition: 1,
        status: 'CONFIRMED',
      },
    });
    const { expiresAt, paused } = membershipAt(life.ledger, life.ctx.now());
    const had = life.ledger.some(({ kind }) => kind === 'TRIAL') || expiresAt || paused;
    const input = { slug: activity.slug, email: life.learner.email };
    const { trialUntil } = await checkIn({ ctx: life.system, input });
    expect(trialUntil === null).toBe(Boolean(had));
    if (!had) given(life, { kind: 'TRIAL', months: 0, days: 14 });
  },

  async grant(life: Life, n: number) {
    const days = n % 3 === 0 ? -(1 + n) : 1 + n;
    const input = { id: life.learner.id, grantKey: randomUUID(), days, reason: 'test' };
    await grantDays({ ctx: life.system, input });
    given(life, { kind: 'GRANT', months: 0, days });
  },

  async pause(life: Life, n: number) {
    const { level, paused } = membershipAt(life.ledger, life.ctx.now());
    const input = { id: life.learner.id, days: 1 + n, reason: 'test' };
    const done = pauseMembership({ ctx: life.system, input });
    if (paused || level !== 'VIP')
      return expectErrorCode(done, paused ? 'ALREADY_PAUSED' : 'NOT_A_MEMBER');
    await done;
    given(life, { kind: 'PAUSE', months: 0, days: input.days });
  },

  async resume(life: Life) {
    const { paused } = membershipAt(life.ledger, life.ctx.now());
    const done = resumeMembership({ ctx: life.system, input: { id: life.learner.id } });
    if (!paused) return expectErrorCode(done, 'NOT_PAUSED');
    await done;
    given(life, { kind: 'RESUME', months: 0, days: 0 });
  },

  async refund(life: Life, n: number) {
    const order = life.orders[n % Math.max(1, life.orders.length)];
    if (!order) return;
    const input = { id: order.id };
    const { quote } = await getRefundOverview({ ctx: life.ctx, input });
    const expectedAmount = quote?.amount ?? 0;
    if (expectedAmount === 0) return;
    await requestRefund({ ctx: life.ctx, input: { ...input, expectedAmount } });
    await approveRefund({ ctx: life.system, input });
    given(life, { kind: 'REFUND', months: 0, days: 0, orderLineId: order.lineId });
    life.orders = life.orders.filter(({ id }) => id !== order.id);
  },
};

async function expectErrorCode(done: Promise<unknown>, code: string): Promise<void> {
  const refusal = await done.catch((error: unknown) => error);
  expect(refusal instanceof ServiceError && refusal.code).toBe(code);
}

async function begin(): Promise<Life> {
  const clock = createTestClock();
  const [learner, friend] = [await createLearner(db), await createLearner(db)];
  return {
    learner,
    friend,
    ctx: userContext(db, learner, { clock }),
    system: systemContext(db, { clock }),
    plans: [await createPlan(db), await createPlan(db, { months: 3, bonusDays: 0, price: 999 })],
    ledger: [],
    orders: [],
  };
}

/** The ledger's rows, the end kept beside them, and what the profile shows are what the rules say. */
async function compare({ learner, ledger, ctx }: Life): Promise<void> {
  const now = ctx.now();
  const { history, ...standing } = await getMembershipHistory(db, learner.id, now);
  expect(standing).toEqual(membershipAt(ledger, now));
  const end = membershipEnd(ledger);
  expect(history.at(-1)?.endAfter ?? null).toEqual(end);
  expect(history).toHaveLength(ledger.length);
  const kept = await db.membershipEnd.findUnique({ where: { userId: learner.id } });
  expect(kept?.endsAt ?? null).toEqual(end);
}

const NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const lives = fc.array(
  fc.record({
    name: fc.constantFrom(...NAMES),
    /** Since the event before. */
    minutes: fc.integer({ min: 1, max: 40 * 24 * 60 }),
    n: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 4, maxLength: 14 },
);

it('any life of a membership ends on the day that the rules say', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (events) => {
      const life = await begin();
      for (const { name, minutes, n } of events) {
        life.ctx.clock.advance({ minutes });
        await EVENTS[name](life, n);
        await compare(life);
      }
    }),
    { numRuns: 8 },
  );
});
