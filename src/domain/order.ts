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

/** A pending order can be paid for a day. */
export const ORDER_LIFETIME_MS = 24 * 3_600_000;

/** Forward only. Money that arrives after an order was cancelled or expired still buys what was ordered:
 *  the bank took it, so the order becomes paid. */
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

/** What an order's state is at `now`: a pending one whose day is over can no longer be paid, also
 *  before the worker has written that down. */
export function statusAt(order: { status: OrderStatus; expiresAt: Date }, now: Date): OrderStatus {
  return order.status === 'PENDING' && order.expiresAt <= now ? 'EXPIRED' : order.status;
}

/** Without the pairs that people mix up on the phone (0/O, 1/I/L, 5/S, 2/Z, 8/B). */
const READABLE_CHARACTERS = '34679ACDEFGHJKMNPQRTUVWXY';

/** What people read out on the phone: `SY20261121-7K3QX`, dated in Taipei.
 *  @param random at least 5 random bytes */
export function makeOrderNumber(at: Date, random: Uint8Array): string {
  return `SY${taipeiDateStamp(at)}-${toReadable(random.subarray(0, 5))}`;
}

/** Our reference of one payment: 20 letters and digits, the most that card gateways here accept.
 *  @param random at least 18 random bytes */
export function makePaymentReference(random: Uint8Array): string {
  return `SY${toReadable(random.subarray(0, 18))}`;
}

function toReadable(random: Uint8Array): string {
  return Array.from(random, (byte) => READABLE_CHARACTERS[byte % READABLE_CHARACTERS.length]).join(
    '',
  );
}

/** What two orders must share to be the same purchase: the same pieces at the same prices. */
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
