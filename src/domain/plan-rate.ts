/** The time bought, and its price. */
export interface PricedTime {
  months: number;
  /** Days on top of the months. */
  bonusDays: number;
  /** Integer New Taiwan dollars. */
  price: number;
}

/** A plan's time with its bonus days, and the price of a month of it. */
export interface PlanRate {
  /** Months of use, to a tenth. */
  months: number;
  /** New Taiwan dollars a month, rounded to a whole one. */
  perMonth: number;
}

/** Days that count as one month, for rates alone: a membership's end is calculated with calendar months. */
export const DAYS_PER_MONTH = 30;

/** Months of use with the bonus days. */
export const realMonths = ({ months, bonusDays }: Omit<PricedTime, 'price'>): number =>
  months + bonusDays / DAYS_PER_MONTH;

/** Calculates the rate of a plan over its whole time.
 *  @throws RangeError for a plan without any time */
export function planRate(plan: PricedTime): PlanRate {
  const months = realMonths(plan);
  if (!(months > 0)) throw new RangeError('A plan has at least a day.');
  return { months: Math.round(months * 10) / 10, perMonth: Math.round(plan.price / months) };
}

/** The recommended plans first; otherwise the order stays. */
export function recommendedFirst<Plan extends { recommended: boolean }>(
  plans: readonly Plan[],
): Plan[] {
  return [...plans].sort((a, b) => Number(b.recommended) - Number(a.recommended));
}

/** The plan with the lowest displayed price for a month; null if two share it, or if there is no other plan.
 *  @throws RangeError for a plan without any time */
export function findLowestRate<Plan extends PricedTime>(plans: readonly Plan[]): Plan | null {
  const [lowest, next] = plans
    .map((plan) => ({ plan, perMonth: planRate(plan).perMonth }))
    .sort((a, b) => a.perMonth - b.perMonth);
  return lowest && next && lowest.perMonth < next.perMonth ? lowest.plan : null;
}
