import { describe, expect, it } from 'vitest';
import plans from '~prisma/content/plans.json';
import { findLowestRate, planRate, recommendedFirst } from './plan-rate';

it.each([
  [
    { months: 1, bonusDays: 30, price: 1180 },
    { months: 2, perMonth: 590 },
  ],
  [
    { months: 3, bonusDays: 30, price: 2280 },
    { months: 4, perMonth: 570 },
  ],
  [
    { months: 6, bonusDays: 30, price: 3780 },
    { months: 7, perMonth: 540 },
  ],
  [
    { months: 12, bonusDays: 30, price: 6480 },
    { months: 13, perMonth: 498 },
  ],
  [
    { months: 6, bonusDays: 0, price: 3780 },
    { months: 6, perMonth: 630 },
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
  expect(() => planRate({ months: 0, bonusDays: 0, price: 1180 })).toThrow(RangeError);
});

describe('the lowest rate', () => {
  const lowest = (...prices: number[]) =>
    findLowestRate(prices.map((price, index) => ({ months: index + 1, bonusDays: 0, price })));

  it('It is of the plan of which a month costs strictly the least', () => {
    expect(lowest(300, 500, 900)).toMatchObject({ months: 2 });
    expect(findLowestRate(plans)).toMatchObject({ months: 12 });
  });

  it('No plan has it when two are shown with it, also when their rates differ by cents, and none is lowest alone', () => {
    for (const prices of [[300, 600], [300, 599, 1500], [300], []])
      expect(lowest(...prices)).toBeNull();
  });
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
