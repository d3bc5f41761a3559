import type { Grant } from './membership';

/** A letter with a gift's link is mailed at most this often. */
export const GIFT_RESEND_GAP_SECONDS = 60;

interface PurchasedTime {
  qty: number;
  months: number;
  bonusDays: number;
}

/** What an order's lines give altogether. */
export function totalGiftTime(lines: readonly PurchasedTime[]): { months: number; days: number } {
  return {
    months: lines.reduce((sum, { months, qty }) => sum + months * qty, 0),
    days: lines.reduce((sum, { bonusDays, qty }) => sum + bonusDays * qty, 0),
  };
}

/** The ledger's entries of a claimed gift: of each line the months, then the days that come with them. */
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
