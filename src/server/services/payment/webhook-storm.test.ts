import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '~/env';
import {
  SIGNATURE_HEADER,
  sign,
  TIMESTAMP_HEADER,
} from '~/server/gateways/payment/sandbox/signature';
import { receiveWebhook } from '~/server/payments/receive-webhook';
import { captureLogUntilRestored } from '~/test/captured-log';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  makeStorm,
  makeStormOrders,
  STORM_PRICE,
  type StormOrder,
  type StormWebhook,
  UNKNOWN_REFERENCE,
} from '~/test/webhook-storm';
import { createPlan } from '~prisma/factories/plan';

/** `STORM_CALLBACKS=10000` for the long run. */
const COUNT = Number(process.env.STORM_CALLBACKS ?? 300);
const AT_ONCE = 16;

const db = await testDatabase();
let restoreLog: () => void;
beforeAll(async () => {
  await resetDatabase(db);
  restoreLog = captureLogUntilRestored().restore;
});
afterAll(() => restoreLog());

interface BuyerState {
  order: string;
  payments: string[];
  grants: number;
  mails: number;
  /** Total of the refunds of second captures, in New Taiwan dollars. */
  refundTotal: number;
}

/** Reference implementation that handles one webhook after the other: the expected state at the end. */
function oracle(orders: readonly StormOrder[], storm: readonly StormWebhook[]): BuyerState[] {
  const payments = new Map(
    orders.flatMap(({ references }) => references.map((r) => [r, 'STARTED'])),
  );
  for (const { body, forged } of storm) {
    const before = payments.get(body.reference);
    const wrong = body.amount !== STORM_PRICE || body.currency !== 'TWD';
    if (!before || forged || wrong || before === 'CAPTURED') continue;
    if (body.kind === 'captured') payments.set(body.reference, 'CAPTURED');
    else if (before !== 'ABANDONED')
      payments.set(body.reference, body.kind === 'declined' ? 'DECLINED' : 'ABANDONED');
  }
  return orders.map(({ references }) => {
    const states = references.map((reference) => payments.get(reference) ?? '');
    const captures = states.filter((state) => state === 'CAPTURED').length;
    return {
      order: captures > 0 ? 'PAID' : 'PENDING',
      payments: states,
      grants: captures > 0 ? 2 : 0,
      mails: captures > 0 ? 1 : 0,
      refundTotal: Math.max(0, captures - 1) * STORM_PRICE,
    };
  });
}

async function readBuyerState(orders: readonly StormOrder[]): Promise<BuyerState[]> {
  const rows = await db.order.findMany({
    include: {
      payments: { include: { refunds: true } },
      lines: { include: { entitlements: true } },
    },
  });
  const mails = await db.outboxMessage.findMany();
  return orders.map(({ id, references }) => {
    const row = rows.find((one) => one.id === id)!;
    return {
      order: row.status,
      payments: references.map((r) => row.payments.find((one) => one.reference === r)!.status),
      grants: row.lines.reduce((sum, { entitlements }) => sum + entitlements.length, 0),
      mails: mails.filter(({ payload }) => (payload as { orderId?: string }).orderId === id).length,
      refundTotal: row.payments
        .flatMap(({ refunds }) => refunds)
        .reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}

describe('A storm of webhooks', () => {
  it(`A storm of webhooks (${COUNT}, shuffled and repeated, ${AT_ONCE} at once) leaves the state that serial delivery leaves`, async () => {
    const plan = await createPlan(db, { months: 3, bonusDays: 30, price: STORM_PRICE });
    const orders = await makeStormOrders(db, plan, Math.ceil(COUNT / 15));
    const storm = makeStorm(orders, COUNT);
    const system = { ...systemContext(db), now: () => new Date() };
    const statuses: Record<number, number> = {};
    const queue = storm[Symbol.iterator]();
    const deliverQueued = async () => {
      for (const { body, forged } of queue) {
        const text = JSON.stringify(body);
        const timestamp = String(Math.floor(Date.now() / 1000));
        const secret = forged ? 'not the bank’s' : env().SANDBOX_BANK_SECRET;
        const signature = sign(secret, timestamp, text);
        const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
        const request = new Request('http://shop/', { method: 'POST', body: text, headers });
        const { status } = await receiveWebhook(system, 'sandbox', request);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, deliverQueued));

    expect(await readBuyerState(orders)).toEqual(oracle(orders, storm));
    const forged = storm.filter(({ forged }) => forged).length;
    const unknown = storm.filter(({ body }) => body.reference === UNKNOWN_REFERENCE).length;
    expect(statuses).toEqual({ 200: COUNT - forged - unknown, 400: forged, 404: unknown });
    expect(forged * unknown).toBeGreaterThan(0);
  }, 3_600_000);
});
