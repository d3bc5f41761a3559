import { describe, expect, it } from 'vitest';
import plans from '~prisma/content/plans.json';
import { planRate, recommendedFirst } from './plan-rate';

it.each([
  [
    { months: 1, bonusDays: 30, price: 990 },
    { months: 2, perMonth: 495 },
  ],
  [
    { months: 3, bonusDays: 30, price: 2670 },
    { months: 4, perMonth: 668 },
  ],
  [
    { months: 6, bonusDays: 30, price: 4740 },
    { months: 7, perMonth: 677 },
  ],
  [
    { months: 12, bonusDays: 30, price: 8280 },
    { months: 13, perMonth: 637 },
  ],
  [
    { months: 6, bonusDays: 0, price: 4740 },
    { months: 6, perMonth: 790 },
  ],
  [
    { months: 2, bonusDays: 10, price: 700 },
    { months: 2.3, perMonth: 300 },
  ],
  [
    { months: 0, bonusDays: 14, price: 0 },
    { months: 0.5, perMonth: 0 },
  ],
])('the rate of %j is %j', (plan, rate) => {
  expect(planRate(plan)).toEqual(rate);
});

it('a plan without any time has no rate', () => {
  expect(() => planRate({ months: 0, bonusDays: 0, price: 990 })).toThrow(RangeError);
});

describe('the plans of the content', () => {
  it('Plans cost by their shown rates what they cost in all, to half a dollar a month', () => {
    for (const plan of plans) {
      const { months, perMonth } = planRate(plan);
      expect(Math.abs(perMonth * months - plan.price)).toBeLessThanOrEqual(months / 2);
    }
  });

  it('Plans cost no more a month than their months alone would', () => {
    for (const plan of plans)
      expect(planRate(plan).perMonth).toBeLessThanOrEqual(plan.price / plan.months);
  });

  it('The one recommended plan is shown first and leaves the others in their order', () => {
    const recommended = plans.find((plan) => plan.recommended)!;
    expect(recommendedFirst(plans).map(({ slug }) => slug)).toEqual([
      recommended.slug,
      ...plans.filter((plan) => plan !== recommended).map(({ slug }) => slug),
    ]);
  });
});
