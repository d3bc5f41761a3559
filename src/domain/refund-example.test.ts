import { expect, it } from 'vitest';
import { chooseExamplePlan, quoteRefundExample } from './refund-example';

it('A plan of three months has 92 days, of which 62 are refunded on the thirtieth day, rounded up to a dollar', () => {
  expect(quoteRefundExample({ months: 3, price: 2280 })).toEqual({
    price: 2280,
    totalDays: 92,
    daysLeft: 62,
    amount: Math.ceil((2280 * 62) / 92),
  });
});

it('The example is of the shortest plan of several months, and of the monthly one where there is no other', () => {
  const plans = [12, 3, 1, 6].map((months) => ({ months }));
  expect(chooseExamplePlan(plans)).toEqual({ months: 3 });
  expect(chooseExamplePlan([{ months: 1 }])).toEqual({ months: 1 });
  expect(chooseExamplePlan([])).toBeNull();
});
