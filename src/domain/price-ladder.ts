import { DAYS_PER_MONTH, type PricedTime } from './plan-rate';

/** Two plans of which the longer costs more a month. */
export interface DearerPair<Plan extends PricedTime = PricedTime> {
  longer: Plan;
  shorter: Plan;
}

/** The pairs of plans that break the rule of the ladder: a longer plan costs no more a month than a shorter one, bonus
 *  days included. Months are computed as displayed (`planRate`), but without rounding. Bonus days are given once for
 *  each plan bought, so that a plan's rate is independent of the quantity. Of plans with the same time neither is
 *  longer.
 *  @returns the pairs in the order of `plans`; empty for an honest ladder */
export function findDearerPairs<Plan extends PricedTime>(
  plans: readonly Plan[],
): DearerPair<Plan>[] {
  return plans.flatMap((longer) =>
    plans.filter((shorter) => isDearer(longer, shorter)).map((shorter) => ({ longer, shorter })),
  );
}

/** Whether `longer` has more time than `shorter` and costs more per month, compared as integers. */
function isDearer(longer: PricedTime, shorter: PricedTime): boolean {
  const [long, short] = [days(longer), days(shorter)];
  return short < long && longer.price * short > shorter.price * long;
}

const days = ({ months, bonusDays }: PricedTime): number => months * DAYS_PER_MONTH + bonusDays;

/** Whether an operator has typed the names of the plans that break the rule, in their order, to save the prices
 *  anyway; case, spaces and punctuation do not count. */
export function namesAreTyped(names: readonly string[], typed: string): boolean {
  return names.length > 0 && plain(names.join('')) === plain(typed);
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
