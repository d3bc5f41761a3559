import { createHash } from 'node:crypto';
import type { Database } from '~/server/db';
import type { BankWebhook } from '~/server/gateways/payment/sandbox/events';
import { createLearner } from '~prisma/factories/learner';
import type { PlanForSale } from '~prisma/factories/plan';
import { createPendingOrder } from './pending-order';

/** One webhook of a storm, genuine or forged. */
export interface StormWebhook {
  body: BankWebhook;
  forged: boolean;
}

/** An order with payments for which webhooks are sent. */
export interface StormOrder {
  id: string;
  references: string[];
}

/** Price of each order, whole New Taiwan dollars. */
export const STORM_PRICE = 2670;
/** Reference that no payment has. */
export const UNKNOWN_REFERENCE = 'SYNOBODY';

/** Creates a deterministic generator of integers from 0 up to, not including, `below`. */
function createRandom(seed: string): (below: number) => number {
  let step = 0;
  return (below) =>
    createHash('sha256').update(`${seed}:${step++}`).digest().readUInt32BE(0) % below;
}

/** Creates pending orders of a few buyers, every third with a second open payment. */
export async function makeStormOrders(
  db: Database,
  plan: PlanForSale,
  count: number,
): Promise<StormOrder[]> {
  const buyers = await Promise.all(
    Array.from({ length: Math.max(3, Math.ceil(count / 8)) }, () => createLearner(db)),
  );
  const orders: StormOrder[] = [];
  for (let index = 0; index < count; index++) {
    const references =
      index % 3 === 0 ? [`SYSTORM${index}A`, `SYSTORM${index}B`] : [`SYSTORM${index}A`];
    const { id } = await createPendingOrder(
      db,
      buyers[index % buyers.length]!.id,
      plan,
      references,
    );
    orders.push({ id, references });
  }
  return orders;
}

/** Creates `count` webhooks for these orders, shuffled: captures, declines and cancellations, most of them more
 *  than once; wrong amounts and currencies, forgeries, and unknown references. */
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
    amount: STORM_PRICE,
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
  if (side === 9) return changed({ reference: UNKNOWN_REFERENCE });
  // The same capture with another event id is not another capture.
  if (side === 10) return changed({});
  return { body: { ...capture, eventId: `${reference}:forged` }, forged: true };
}
