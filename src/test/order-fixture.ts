import { randomUUID } from 'node:crypto';
import { env } from '~/env';
import type { CheckoutInput } from '~/schemas/order';
import type { Database } from '~/server/db';
import { startFakeShop } from '~/server/gateways/payment/fakes/shop';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import { authoriseCharge } from '~/server/gateways/payment/sandbox/authorise-charge';
import { deliver } from '~/server/gateways/payment/sandbox/deliver';
import { receiveWebhook } from '~/server/payments/receive-webhook';
import { addItem } from '~/server/services/cart/add-item';
import { getCart } from '~/server/services/cart/queries';
import { checkout } from '~/server/services/checkout/checkout';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createPlan, type PlanForSale } from '~prisma/factories/plan';
import { createTestClock, systemContext, type TestContext, userContext } from './context';

const CARDS = { good: '4242424242424242', declined: '4000000000000002' };

/** Creates a shop that receives the bank's webhooks over HTTP, and a learner with a plan to buy. */
export async function createShop(db: Database) {
  // Signatures are dated by the real clock, so this clock starts at the real time.
  const clock = createTestClock(new Date());
  const system = systemContext(db, { clock });
  const shop = await startFakeShop((request) => receiveWebhook(system, 'sandbox', request));
  env().APP_URL = shop.origin;
  const learner = await createLearner(db, { name: '林小譯' });
  const plan = await createPlan(db, { months: 3, bonusDays: 30, price: 2670, nameZh: '季方案' });
  return { clock, system, shop, learner, plan, ctx: userContext(db, learner, { clock }) };
}

export type ShopFixture = Awaited<ReturnType<typeof createShop>>;

/** Creates another learner in the same shop. */
export async function createSecondBuyer(
  db: Database,
  { clock }: ShopFixture,
): Promise<TestContext> {
  const learner: Learner = await createLearner(db);
  return userContext(db, learner, { clock });
}

/** Adds a plan to the cart and checks out. */
export async function placeTestOrder(
  ctx: TestContext,
  { plan, qty = 1, ...overrides }: { plan?: PlanForSale; qty?: number } & Partial<CheckoutInput>,
) {
  if (plan) await addItem({ ctx, input: { id: plan.id, qty } });
  const { totalPrice } = await getCart({ ctx });
  const input = { checkoutKey: randomUUID(), expectedTotal: totalPrice, ...overrides };
  return checkout({ ctx, input });
}

/** Submits a card on the bank's page. `notify: false` drops the bank's webhook. */
export async function payWithCard(
  db: Database,
  redirectUrl: string,
  card: 'good' | 'declined' = 'good',
  { notify = true } = {},
) {
  const token = redirectUrl.split('/').at(-1)!;
  const form = { number: CARDS[card], expiry: '12/40', code: '123' };
  const decision = await authoriseCharge(db, token, form, new Date());
  if (!decision || decision.outcome === 'invalid')
    throw new Error(`No card page at ${redirectUrl}`);
  if (notify) await deliver(db, decision.charge, env().SANDBOX_BANK_SECRET, new Date());
  return decision;
}

/** A genuine capture event of the order's first payment, as sent by the bank. */
export async function captureEvent(
  db: Database,
  orderId: string,
  overrides: Partial<GatewayEvent> = {},
): Promise<GatewayEvent> {
  const payment = await db.payment.findFirstOrThrow({
    where: { orderId },
    // Ids begin with the real time, not with that of the test's clock.
    orderBy: { id: 'asc' },
  });
  const { reference, amount, currency } = payment;
  return {
    gateway: 'sandbox',
    reportsRefunds: true,
    eventId: `captured:${reference}`,
    kind: 'captured',
    reference,
    providerId: `charge:${reference}`,
    amount,
    currency,
    cardLast4: '4242',
    reason: null,
    ...overrides,
  };
}

/** State visible to a buyer: the order's status, number of entitlements, number of mails (without those to
 *  operators). */
export async function readBuyerState(db: Database, orderId: string) {
  const { status } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const where = { template: { not: 'books-discrepancy' } };
  return [status, await db.entitlement.count(), await db.outboxMessage.count({ where })];
}
