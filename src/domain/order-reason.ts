import { formatCurrency } from '~/lib/format-currency';

/** The system's reasons for changes of an order or its invoice. It is stored in English, and read by
 *  `readOrderReason` for a page in another language. Amounts are integer New Taiwan dollars. */
export const orderReason = {
  refunded: (amount: number) => `${formatCurrency(amount)} refunded`,
  refundedFor: (amount: number, why: string) => `${formatCurrency(amount)} refunded: ${why}`,
  refundedUnissued: (amount: number) =>
    `${formatCurrency(amount)} refunded; the invoice was not issued`,
  refundedMeanwhile: (amount: number) =>
    `${formatCurrency(amount)} refunded before the answer came`,
  allowed: (amount: number, number: string) => `${formatCurrency(amount)} allowed as ${number}`,
  issued: (number: string) => `issued as ${number}`,
  issuedBy: (number: string, provider: string) => `issued as ${number} by ${provider}`,
  corrected: (before: string, number: string, why: string) =>
    `${before} corrected to ${number}: ${why}`,
} as const;

/** Reasons without values; null if the change needs no reason. */
const FIXED = new Map<string, FixedReason | null>([
  ['checkout', null],
  ['captured', null],
  ['voided', null],
  ['the order is paid', null],
  ['nothing to pay', 'nothingToPay'],
  ['not paid within a day', 'notPaid'],
  ['cancelled by the buyer', 'cancelled'],
  ['asked for by the buyer', 'asked'],
  ['decided by an operator', 'operator'],
  ['second capture', 'second'],
  ['the account is deleted', 'accountGone'],
  ['the account is to be deleted', 'accountGoes'],
  ['its coupon is used for another order', 'couponElsewhere'],
  ['refunded at the gateway’s desk', 'dashboard'],
]);

type FixedReason =
  | 'nothingToPay'
  | 'notPaid'
  | 'cancelled'
  | 'asked'
  | 'operator'
  | 'second'
  | 'accountGone'
  | 'accountGoes'
  | 'couponElsewhere'
  | 'dashboard';

/** A reason of the system, with its values. `why` is again a reason, or an operator's own text. */
export type OrderReason =
  | { kind: FixedReason }
  | { kind: 'refunded' | 'refundedUnissued' | 'refundedMeanwhile'; amount: number }
  | { kind: 'refundedFor'; amount: number; why: string }
  | { kind: 'allowed'; amount: number; number: string }
  | { kind: 'issued'; number: string }
  | { kind: 'issuedBy'; number: string; provider: string }
  | { kind: 'corrected'; before: string; number: string; why: string }
  | { kind: 'couponUsedElsewhere' | 'couponUsedUp'; coupon: string };

/** Orders from before amounts had separators have `NT$2670`. */
const AMOUNT = String.raw`NT\$([\d,]{1,15})`;
const pattern = (text: string) => new RegExp(`^${text}$`, 's');

const PATTERNS: [RegExp, (parts: string[]) => OrderReason][] = [
  [pattern(`${AMOUNT} refunded`), ([amount]) => ({ kind: 'refunded', amount: toAmount(amount) })],
  [
    pattern(`${AMOUNT} refunded; the invoice was not issued`),
    ([amount]) => ({ kind: 'refundedUnissued', amount: toAmount(amount) }),
  ],
  [
    pattern(`${AMOUNT} refunded before the answer came`),
    ([amount]) => ({ kind: 'refundedMeanwhile', amount: toAmount(amount) }),
  ],
  [
    pattern(`${AMOUNT} refunded: (.*)`),
    ([amount, why = '']) => ({ kind: 'refundedFor', amount: toAmount(amount), why }),
  ],
  [
    pattern(`${AMOUNT} allowed as (\\S+)`),
    ([amount, number = '']) => ({ kind: 'allowed', amount: toAmount(amount), number }),
  ],
  [pattern('issued as (\\S+)'), ([number = '']) => ({ kind: 'issued', number })],
  [
    pattern('issued as (\\S+) by (\\S+)'),
    ([number = '', provider = '']) => ({ kind: 'issuedBy', number, provider }),
  ],
  [
    pattern('(\\S+) corrected to (\\S+): (.*)'),
    ([before = '', number = '', why = '']) => ({ kind: 'corrected', before, number, why }),
  ],
  [
    pattern('paid late with the coupon (\\S+), although the account had used it for another order'),
    ([coupon = '']) => ({ kind: 'couponUsedElsewhere', coupon }),
  ],
  [
    pattern('paid late with the coupon (\\S+), although it was used up'),
    ([coupon = '']) => ({ kind: 'couponUsedUp', coupon }),
  ],
];

/** Parses a reason of the system.
 *  @returns null if the change needs no reason; undefined for an operator's own text */
export function readOrderReason(text: string): OrderReason | null | undefined {
  const fixed = FIXED.get(text);
  if (fixed !== undefined) return fixed && { kind: fixed };
  for (const [expected, toReason] of PATTERNS) {
    const [found, ...parts] = expected.exec(text) ?? [];
    if (found !== undefined) return toReason(parts);
  }
  return undefined;
}

const toAmount = (digits = '') => Number(digits.replaceAll(',', ''));
