import { createHash } from 'node:crypto';
import type { Database } from '~/server/db';
import type { BankWebhook } from '~/server/gateways/payment/sandbox/events';
import { createLearner } from '~prisma/factories/learner';
import type { PlanForSale } from '~prisma/factories/plan';
import { createPendingOrder } from './pending-order';

/** One callback of a storm: what the bank, or somebody who claims to be it, posts. */
export interface StormWebhook {
  body: BankWebhook;
  forged: boolean;
}

/** An order whose payments are told about. */
export interface StormOrder {
  id: string;
  references: string[];
}

const PRICE = 2670;

/** Numbers from 0 up to `below`, the same in every run. */
export function createRandom(seed: string): (below: number) => number {
  let step = 0;
  return (below) =>
    createHash('sha256').update(`${seed}:${step++}`).digest().readUInt32BE(0) % below;
}

/** Pending orders of a few buyers, every third with a second payment whose page is still open. */
export async function makeStormOrders(
  db: Database,
  plan: PlanForSale,
  count: number,
): Promise<StormOrder[]> {
  const buyers = await Promise.all(
    Array.from({ length: Math.max(3, Math.ceil(count / 8)) }, () => createLearner(db)),
  );
  const orders: StormOrder[] = [];
  for (let n = 0; n < count; n++) {
    const references = n % 3 === 0 ? [`SYSTORM${n}A`, `SYSTORM${n}B`] : [`SYSTORM${n}A`];
    const { id } = await createPendingOrder(db, buyers[n % buyers.length]!.id, plan, references);
    orders.push({ id, references });
  }
  return orders;
}

/** `count` callbacks about these orders, shuffled: captures, declines and cancellations, most of them more
 *  than once; wrong amounts and currencies, forgeries, and references of nobody. */
export function makeStorm(orders: readonly StormOrder[], count: number): StormWebhook[] {
  const roll = createRandom('storm');
  const storm: StormWebhook[] = [];
  while (storm.length < count) {
    const { references } = orders[roll(orders.length)]!;
    const reference = references[roll(references.length)]!;
    const sentEvents = chooseEvent(reference, roll(12));
    for (let times = 1 + roll(4); times > 0 && storm.length < count; times--)
      storm.push(sentEvents);
  }
  for (let last = storm.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    [storm[last], storm[other]] = [storm[other]!, storm[last]!];
  }
  return storm;
}

function chooseEvent(reference: string, side: number): StormWebhook {
  const capture = {
    eventId: `${reference}:captured`,
    kind: 'captured',
    reference,
    providerId: `charge-of-${reference}`,
    amount: PRICE,
    currency: 'TWD',
    cardLast4: '4242',
    reason: null,
  } as const;
  const changed = (body: Partial<BankWebhook>): StormWebhook => ({
    body: { ...capture, eventId: `${reference}:${side}`, ...body },
    forged: false,
  });
  if (side < 4) return { body: capture, forged: false };
  if (side < 6) return changed({ kind: 'declined', reason: 'card_declined' });
  if (side === 6) return changed({ kind: 'cancelled' });
  if (side === 7) return changed({ amount: 1 });
  if (side === 8) return changed({ currency: 'USD' });
  if (side === 9) return changed({ reference: 'SYNOBODY' });
  // The same capture under another name is no other capture.
  if (side === 10) return changed({});
  return { body: { ...capture, eventId: `${reference}:forged` }, forged: true };
}
