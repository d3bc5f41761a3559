import type { Day } from './day';

/** Reasons why a new price must be confirmed by typing. A new reason is one line here and one in
 *  `listPriceConcerns`. */
export const PRICE_CONCERNS = ['LARGE_CHANGE'] as const;
export type PriceConcern = (typeof PRICE_CONCERNS)[number];

/** Change from which a price is confirmed by typing, per cent up or down. */
export const LARGE_CHANGE_PERCENT = 30;

/** New Taiwan dollars, whole, before and after. */
export interface PriceChange {
  before: number;
  after: number;
}

/** The change in whole per cent of the previous price; at least one, so that a small change is not shown as
 *  none. */
export function changeInPercent({ before, after }: PriceChange): number {
  const percent = Math.round(((after - before) / before) * 100);
  return percent || Math.sign(after - before);
}

/** The reasons to confirm a new price; empty without any. */
export function listPriceConcerns({ before, after }: PriceChange): PriceConcern[] {
  const isLarge = Math.abs(after - before) * 100 > before * LARGE_CHANGE_PERCENT;
  return isLarge ? ['LARGE_CHANGE'] : [];
}

interface PricesOfPlan {
  /** The catalogue's price now. */
  price: number;
  /** Prices of days to come. */
  planned: readonly { price: number; startsOn: Day }[];
}

/** The price of a plan until a new one of `startsOn` begins. */
export function priceUntil({ price, planned }: PricesOfPlan, startsOn: Day): number {
  const earlier = planned.filter((one) => one.startsOn < startsOn);
  const last = earlier.reduce<PricesOfPlan['planned'][number] | null>(
    (latest, one) => (latest && latest.startsOn >= one.startsOn ? latest : one),
    null,
  );
  return last?.price ?? price;
}
