import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseCode } from '~/lib/normalise-code';
import { allocateDiscount, type Coupon, discountAmount, ineligibilityReason } from './coupon';
import { quoteRefund } from './refund';

const at = (text: string) => new Date(`${text}+08:00`);
const coupon: Coupon = {
  discount: { kind: 'FIXED', amount: 300 },
  minTotal: 2000,
  validFrom: at('2026-11-01T00:00'),
  validUntil: at('2026-12-01T00:00'),
  maxUses: 100,
};
const use = { total: 2670, uses: 99, usedByAccount: false, now: at('2026-11-21T12:00') };

describe('A coupon', () => {
  it('A coupon is eligible within all of its limits', () => {
    expect(ineligibilityReason(coupon, use)).toBeNull();
    expect(ineligibilityReason(coupon, { ...use, now: coupon.validFrom, total: 2000 })).toBeNull();
  });

  it.each([
    [{ now: at('2026-10-31T23:59') }, 'COUPON_NOT_VALID_YET'],
    [{ now: at('2026-12-01T00:00') }, 'COUPON_EXPIRED'],
    [{ uses: 100 }, 'COUPON_EXHAUSTED'],
    [{ usedByAccount: true, uses: 100 }, 'COUPON_ALREADY_USED'],
    [{ total: 1999 }, 'COUPON_TOTAL_TOO_SMALL'],
  ])('A coupon used with %o is ineligible: %s', (over, reason) => {
    expect(ineligibilityReason(coupon, { ...use, ...over })).toBe(reason);
  });

  it('A discount is in whole dollars and at most the total', () => {
    expect(discountAmount({ kind: 'PERCENT', percent: 15 }, 2670)).toBe(400);
    expect(discountAmount({ kind: 'FIXED', amount: 300 }, 200)).toBe(200);
    expect(discountAmount({ kind: 'PERCENT', percent: 100 }, 990)).toBe(990);
  });

  it('A coupon code is normalised from blanks, lower case and full-width letters', () => {
    expect(normaliseCode(' ｎｅｗ year２7 ')).toBe('NEWYEAR27');
    expect(normaliseCode('new\u2013year\u200b\u202c')).toBe('NEW-YEAR');
  });
});

describe('A discount allocated over lines', () => {
  it('The odd dollar of an allocated discount goes to the largest remainder, then to the earlier line', () => {
    expect(allocateDiscount(100, [990, 990, 990])).toEqual([34, 33, 33]);
    expect(allocateDiscount(10, [1, 2, 997])).toEqual([0, 0, 10]);
  });

  it('An allocated discount adds up exactly and takes no line below zero', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (subtotals, share) => {
        const total = subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
        const discount = Math.floor(total * share);
        const parts = allocateDiscount(discount, subtotals);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discount);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(subtotals[index]!);
        });
      }),
    );
  });
});

describe('A refund of a discounted order', () => {
  it('A refund of a discounted order is at most the price paid, and in full when unused on the first day', () => {
    const paidAt = at('2026-11-21T12:00');
    const line = fc.record({
      subtotal: fc.integer({ min: 0, max: 500_000 }),
      days: fc.integer({ min: 1, max: 400 }),
    });
    const kinds = fc.oneof(
      fc.record({ kind: fc.constant('FIXED' as const), amount: fc.integer({ min: 1, max: 9e5 }) }),
      fc.record({
        kind: fc.constant('PERCENT' as const),
        percent: fc.integer({ min: 1, max: 100 }),
      }),
    );
    const lines = fc.array(line, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, kinds, fc.integer({ min: 0, max: 420 }), (bought, rule, later) => {
        const subtotals = bought.map(({ subtotal }) => subtotal);
        const full = subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
        const parts = allocateDiscount(discountAmount(rule, full), subtotals);
        const paid = subtotals.map((subtotal, index) => subtotal - parts[index]!);
        const daysLater = (days: number) => new Date(paidAt.getTime() + days * 86_400_000);
        const refundAmount = (used: boolean, days: number) =>
          quoteRefund(
            bought.map((line, index) => ({
              id: `${index}`,
              paid: paid[index]!,
              time: { from: paidAt, until: daysLater(line.days) },
              used,
            })),
            paidAt,
            daysLater(days),
          ).amount;
        const total = full - discountAmount(rule, full);
        expect(refundAmount(false, 0)).toBe(total);
        expect(refundAmount(true, later)).toBeLessThanOrEqual(total);
        expect(refundAmount(false, later)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
