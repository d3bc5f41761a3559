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

/** A learner with the expected ledger, and the contexts that act on it. */
interface Scenario {
  learner: Learner;
  ctx: TestContext;
  system: TestContext;
  plans: readonly PlanForSale[];
  ledger: Grant[];
  orders: { id: string; lineId: string }[];
  friend: Learner;
}

const expectEntry = (scenario: Scenario, entry: Omit<Grant, 'grantedAt'>) =>
  scenario.ledger.push({ ...entry, grantedAt: scenario.ctx.now() });

/** Events of a scenario, each by the product's own verb. `seed` selects plan, quantity or days; the errors that
 *  the rules demand are asserted. */
const EVENTS = {
  async buy(scenario: Scenario, seed: number) {
    const plan = scenario.plans[seed % scenario.plans.length]!;
    const options = { plan, qty: 1 + (seed % 2), at: scenario.ctx.now() };
    const order = await createOrder(db, scenario.learner, options);
    const line = order.lines[0]!;
    await settlePayment({ ctx: scenario.system, input: await captureEvent(db, order.id) });
    const { months, bonusDays } = plan.plan;
    const common = { orderLineId: line.id };
    expectEntry(scenario, { ...common, kind: 'PAID', months: months * options.qty, days: 0 });
    // Empty entries are not written.
    if (bonusDays > 0)
      expectEntry(scenario, { ...common, kind: 'BONUS', months: 0, days: bonusDays * options.qty });
    scenario.orders.push({ id: order.id, lineId: line.id });
  },

  async claim(scenario: Scenario, seed: number) {
    const plan = scenario.plans[seed % scenario.plans.length]!;
    const gift = await createGift(db, scenario.friend, { plan });
    const { until } = await claimGift({ ctx: scenario.ctx, input: { token: gift.token } });
    const { months, bonusDays } = plan.plan;
    const common = { kind: 'GIFT', orderLineId: gift.order.lines[0]!.id } as const;
    expectEntry(scenario, { ...common, months, days: 0 });
    if (bonusDays > 0) expectEntry(scenario, { ...common, months: 0, days: bonusDays });
    expect(until).toEqual(membershipEnd(scenario.ledger));
  },

  async checkInAtActivity(scenario: Scenario) {
    const startsAt = scenario.ctx.now();
    const activity = await createActivity(db, { startsAt, trial: true });
    await db.activityRegistration.create({
      data: {
        activityId: activity.id,
        userId: scenario.learner.id,
        waitingPosition: 1,
        status: 'CONFIRMED',
      },
    });
    const { expiresAt, paused } = membershipAt(scenario.ledger, scenario.ctx.now());
    const ineligible = scenario.ledger.some(({ kind }) => kind === 'TRIAL') || expiresAt || paused;
    const input = { slug: activity.slug, email: scenario.learner.email };
    const { trialUntil } = await checkIn({ ctx: scenario.system, input });
    expect(trialUntil === null).toBe(Boolean(ineligible));
    if (!ineligible) expectEntry(scenario, { kind: 'TRIAL', months: 0, days: 14 });
  },

  async grant(scenario: Scenario, seed: number) {
    const days = seed % 3 === 0 ? -(1 + seed) : 1 + seed;
    const input = { id: scenario.learner.id, grantKey: randomUUID(), days, reason: 'test' };
    await grantDays({ ctx: scenario.system, input });
    expectEntry(scenario, { kind: 'GRANT', months: 0, days });
  },

  async pause(scenario: Scenario, seed: number) {
    const { level, paused } = membershipAt(scenario.ledger, scenario.ctx.now());
    const input = { id: scenario.learner.id, days: 1 + seed, reason: 'test' };
    const call = pauseMembership({ ctx: scenario.system, input });
    if (paused || level !== 'VIP')
      return expectErrorCode(call, paused ? 'ALREADY_PAUSED' : 'NOT_A_MEMBER');
    await call;
    expectEntry(scenario, { kind: 'PAUSE', months: 0, days: input.days });
  },

  async resume(scenario: Scenario) {
    const { paused } = membershipAt(scenario.ledger, scenario.ctx.now());
    const call = resumeMembership({ ctx: scenario.system, input: { id: scenario.learner.id } });
    if (!paused) return expectErrorCode(call, 'NOT_PAUSED');
    await call;
    expectEntry(scenario, { kind: 'RESUME', months: 0, days: 0 });
  },

  async refund(scenario: Scenario, seed: number) {
    const order = scenario.orders[seed % Math.max(1, scenario.orders.length)];
    if (!order) return;
    const input = { id: order.id };
    const { quote } = await getRefundOverview({ ctx: scenario.ctx, input });
    const expectedAmount = quote?.amount ?? 0;
    if (expectedAmount === 0) return;
    await requestRefund({ ctx: scenario.ctx, input: { ...input, expectedAmount } });
    await approveRefund({ ctx: scenario.system, input });
    expectEntry(scenario, { kind: 'REFUND', months: 0, days: 0, orderLineId: order.lineId });
    scenario.orders = scenario.orders.filter(({ id }) => id !== order.id);
  },
};

async function expectErrorCode(call: Promise<unknown>, code: string): Promise<void> {
  const error = await call.catch((error: unknown) => error);
  expect(error instanceof ServiceError && error.code).toBe(code);
}

async function createScenario(): Promise<Scenario> {
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

/** Asserts that the ledger's rows, the saved end and the profile agree with the rules. */
async function compareWithRules({ learner, ledger, ctx }: Scenario): Promise<void> {
  const now = ctx.now();
  const { history, ...membership } = await getMembershipHistory(db, learner.id, now);
  expect(membership).toEqual(membershipAt(ledger, now));
  const end = membershipEnd(ledger);
  expect(history.at(-1)?.endAfter ?? null).toEqual(end);
  expect(history).toHaveLength(ledger.length);
  const saved = await db.membershipEnd.findUnique({ where: { userId: learner.id } });
  expect(saved?.endsAt ?? null).toEqual(end);
}

const NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const sequences = fc.array(
  fc.record({
    name: fc.constantFrom(...NAMES),
    /** Minutes since the previous event. */
    minutes: fc.integer({ min: 1, max: 40 * 24 * 60 }),
    seed: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 4, maxLength: 14 },
);

it('A membership ends on the day that the rules compute', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (events) => {
      const scenario = await createScenario();
      for (const { name, minutes, seed } of events) {
        scenario.ctx.clock.advance({ minutes });
        await EVENTS[name](scenario, seed);
        await compareWithRules(scenario);
      }
    }),
    { numRuns: 8 },
  );
});
