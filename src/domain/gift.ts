import type { Grant } from './membership';
import { type OrderStatus, statusAt } from './order';

/** Minimum time between two e-mails with the link of a gift. */
export const GIFT_RESEND_GAP_SECONDS = 60;

/** States of a gift: waiting for the payment, lapsed because its order ended unpaid, waiting for its
 *  recipient, and its final states. */
export const GIFT_STATES = ['WAITING', 'LAPSED', 'SENT', 'CLAIMED', 'WITHDRAWN'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

interface StoredGift {
  status: Exclude<GiftState, 'LAPSED'>;
  order: { status: OrderStatus; expiresAt: Date };
}

/** The state of a gift at `now`: a gift whose order ended unpaid has lapsed. */
export function giftStateAt({ status, order }: StoredGift, now: Date): GiftState {
  return status === 'WAITING' && statusAt(order, now) !== 'PENDING' ? 'LAPSED' : status;
}

interface PurchasedTime {
  qty: number;
  months: number;
  bonusDays: number;
}

/** The member time of all lines of a gift order. */
export function totalGiftTime(lines: readonly PurchasedTime[]): { months: number; days: number } {
  return {
    months: lines.reduce((sum, { months, qty }) => sum + months * qty, 0),
    days: lines.reduce((sum, { bonusDays, qty }) => sum + bonusDays * qty, 0),
  };
}

/** The ledger's entries of a claimed gift: the months of each line, then its bonus days. */
export function toGiftEntitlements(
  giftId: string,
  lines: readonly (PurchasedTime & { id: string })[],
): (Pick<Grant, 'months' | 'days'> & { kind: 'GIFT'; orderLineId: string; sourceKey: string })[] {
  return lines
    .flatMap(({ id, qty, months, bonusDays }) => {
      const common = { kind: 'GIFT', orderLineId: id } as const;
      const sourceKey = `gift:${giftId}:${id}`;
      return [
        { ...common, months: months * qty, days: 0, sourceKey: `${sourceKey}:MONTHS` },
        { ...common, months: 0, days: bonusDays * qty, sourceKey: `${sourceKey}:DAYS` },
      ];
    })
    .filter(({ months, days }) => months + days > 0);
}
