import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import plans from '~prisma/content/plans.json';
import { addDays } from './calendar';
import { MAX_QTY } from './cart';
import { projectedEnd } from './membership';
import type { PricedTime } from './plan-rate';
import { findDearerPairs, namesAreTyped } from './price-ladder';

const createPlan = (months: number, price: number, bonusDays = 30): PricedTime => ({
  months,
  price,
  bonusDays,
});
const lengths = (plans: readonly PricedTime[]) =>
  findDearerPairs(plans).map(({ longer, shorter }) => [longer.months, shorter.months]);

const anyPlan = fc.record({
  months: fc.integer({ min: 0, max: 24 }),
  bonusDays: fc.integer({ min: 1, max: 90 }),
  price: fc.integer({ min: 1, max: 1_000_000 }),
});
const anyQty = fc.integer({ min: 1, max: MAX_QTY });

describe('A ladder of prices', () => {
  it('Every longer plan of the prices of before is dearer a month than the monthly one, whose bonus days are half of its time', () => {
    const before = [
      createPlan(1, 990),
      createPlan(3, 2670),
      createPlan(6, 4740),
      createPlan(12, 8280),
    ];
    expect(lengths(before)).toEqual([
      [3, 1],
      [6, 1],
      [6, 3],
      [12, 1],
    ]);
  });

  it.each([
    ['a dollar more than the rate of the shorter one', [createPlan(1, 600), createPlan(3, 1201)]],
    ['more bonus days of the shorter one', [createPlan(1, 600, 60), createPlan(3, 1180)]],
    ['no bonus days of the longer one', [createPlan(1, 600), createPlan(12, 3601, 0)]],
    ['days alone', [createPlan(0, 100, 10), createPlan(1, 301, 0)]],
  ])('A longer plan is found to be dearer by %s', (_, plans) => {
    expect(findDearerPairs(plans)).toEqual([{ longer: plans[1], shorter: plans[0] }]);
  });

  it.each([
    ['rates that are equal', [createPlan(1, 600), createPlan(3, 1200)]],
    ['plans of one time at two prices', [createPlan(1, 600), createPlan(1, 700)]],
    ['one month, and thirty days', [createPlan(1, 600, 0), createPlan(0, 700, 30)]],
    ['one plan', [createPlan(1, 600)]],
    ['no plan', []],
  ])('A ladder with %s is honest', (_, plans) => {
    expect(findDearerPairs(plans)).toEqual([]);
  });

  it('In an honest ladder no number of shorter plans gives the time of a longer one for less', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, anyQty, (one, other, qty) => {
        const time = ({ months, bonusDays }: PricedTime) => months * 30 + bonusDays;
        const [shorter, longer] = time(one) < time(other) ? [one, other] : [other, one];
        fc.pre(findDearerPairs([one, other]).length === 0 && time(shorter) < time(longer));
        const isEnough = time(shorter) * qty >= time(longer);
        expect(isEnough && shorter.price * qty < longer.price).toBe(false);
      }),
    );
  });
});

describe('The confirmation of a ladder that is not honest', () => {
  it('It is the names in their order; case, spaces and punctuation do not count', () => {
    const names = ['月方案', 'Yearly (new)'];
    for (const typed of [
      '月方案 Yearly (new)',
      '月方案、yearly new',
      '「月方案」＋ＹＥＡＲＬＹ（new）',
    ])
      expect(namesAreTyped(names, typed)).toBe(true);
    for (const typed of [
      '',
      '月方案',
      'Yearly (new) 月方案',
      '月方案 Yearly',
      '月方案 Yearly (new) 2',
    ])
      expect(namesAreTyped(names, typed)).toBe(false);
    expect(namesAreTyped([], '')).toBe(false);
  });
});

describe('The plans of the content', () => {
  it('Their ladder is honest', () => {
    expect(findDearerPairs(plans)).toEqual([]);
  });

  it('By the calendar, on whichever day and in whichever number a shorter plan is bought, a day of it costs no less than of a longer one', () => {
    const anyStart = fc.integer({ min: 0, max: 4 * 366 * 24 });
    fc.assert(
      fc.property(anyStart, anyQty, (hours, qty) => {
        const now = addDays(new Date('2027-01-01T00:00:00+08:00'), hours / 24);
        const perDay = (plan: PricedTime, count: number) => {
          const end = projectedEnd([], [{ ...plan, qty: count }], now);
          return (plan.price * count * 86_400_000) / (end.getTime() - now.getTime());
        };
        for (const [index, longer] of plans.entries())
          for (const shorter of plans.slice(0, index))
            expect(perDay(longer, 1)).toBeLessThanOrEqual(perDay(shorter, qty));
      }),
      { numRuns: 1000 },
    );
  });
});
