import { readFileSync } from 'node:fs';
import { formatCurrency } from '~/lib/format-currency';

interface PlanFile {
  months: number;
  bonusDays: number;
  price: number;
  recommended: boolean;
}

/** The plans of the content, which a fresh app has for sale. */
export const PLANS = JSON.parse(readFileSync('prisma/content/plans.json', 'utf8')) as PlanFile[];

const find = (isIt: (plan: PlanFile) => boolean): PlanFile => {
  const plan = PLANS.find(isIt);
  if (!plan) throw new Error('The plans of the content lack one.');
  return plan;
};

export const MONTHLY = find(({ months }) => months === 1);
export const YEARLY = find(({ months }) => months === 12);

/** The plan that is shown first. */
export const RECOMMENDED = find(({ recommended }) => recommended);

/** Price of `qty` units of a plan, as pages show it. */
export const formatPrice = ({ price }: PlanFile, qty = 1): string => formatCurrency(price * qty);
