import { taipeiDateStamp } from './calendar';

export const ORDER_STATUSES = [
  'PENDING',
  'PAID',
  'CANCELLED',
  'EXPIRED',
  'PARTLY_REFUNDED',
  'REFUNDED',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Time in which a pending order can be paid. */
export const ORDER_LIFETIME_MS = 24 * 3_600_000;

/** Allowed transitions, forward only. A capture after an order was cancelled or expired still pays it: the
 *  buyer has paid, so the order is fulfilled. */
const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PAID', 'CANCELLED', 'EXPIRED'],
  CANCELLED: ['PAID'],
  EXPIRED: ['PAID'],
  PAID: ['PARTLY_REFUNDED', 'REFUNDED'],
  PARTLY_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
};

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

/** The status of an order at `now`: a pending one after its expiry can no longer be paid, even before the
 *  worker has stored that. */
export function statusAt(order: { status: OrderStatus; expiresAt: Date }, now: Date): OrderStatus {
  return order.status === 'PENDING' && order.expiresAt <= now ? 'EXPIRED' : order.status;
}

/** Digits and capitals without the pairs that are confused on the phone (0/O, 1/I/L, 5/S, 2/Z, 8/B). */
const READABLE_CHARACTERS = '34679ACDEFGHJKMNPQRTUVWXY';

/** A readable order number, such as `SY20261121-7K3QX`, with the date in Taipei.
 *  @param random at least 5 random bytes */
export function makeOrderNumber(at: Date, random: Uint8Array): string {
  return `SY${taipeiDateStamp(at)}-${toReadable(random.subarray(0, 5))}`;
}

/** Our reference of one payment: 20 letters and digits, the maximum that card gateways here accept.
 *  @param random at least 18 random bytes */
export function makePaymentReference(random: Uint8Array): string {
  return `SY${toReadable(random.subarray(0, 18))}`;
}

function toReadable(random: Uint8Array): string {
  return Array.from(random, (byte) => READABLE_CHARACTERS[byte % READABLE_CHARACTERS.length]).join(
    '',
  );
}

/** Whether two orders have the same products, quantities and prices, in any order of the lines. */
export function sameLines(a: readonly PurchasedLine[], b: readonly PurchasedLine[]): boolean {
  const key = (lines: readonly PurchasedLine[]) =>
    lines
      .map(({ productId, qty, unitPrice }) => `${productId}×${qty}@${unitPrice}`)
      .sort()
      .join();
  return key(a) === key(b);
}

export interface PurchasedLine {
  productId: string;
  qty: number;
  unitPrice: number;
}
