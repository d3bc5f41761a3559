import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonthsTaipei } from './calendar';
import { quoteRefund, type RefundableLine } from './refund';

const at = (text: string) => new Date(`${text}+08:00`);
const paidAt = at('2026-11-21T15:00');
const quarter: RefundableLine = {
  id: 'q',
  paid: 2670,
  time: { from: paidAt, until: addMonthsTaipei(paidAt, 3) },
  used: true,
};

describe('A refund', () => {
  it('A refund of a three-month plan of NT$2,670 on its thirtieth day is NT$1,800', () => {
    const quote = quoteRefund([quarter], paidAt, at('2026-12-20T23:59'));
    expect(quote.lines).toEqual([
      { lineId: 'q', rule: 'BY_DAY', paid: 2670, amount: 1800, totalDays: 92, usedDays: 30 },
    ]);
    expect(quote.amount).toBe(1800);
  });

  it('A refund of an unused plan within seven days from the day after payment is full', () => {
    const unused = { ...quarter, used: false };
    const quote = quoteRefund([unused], paidAt, at('2026-11-28T23:59'));
    expect(quote).toMatchObject({ amount: 2670, lines: [{ rule: 'SEVEN_DAYS', usedDays: 0 }] });
    expect(quote.sevenDaysUntil).toEqual(at('2026-11-28T23:59:59.999'));
    expect(quoteRefund([unused], paidAt, at('2026-11-29T00:00')).lines[0]?.rule).toBe('BY_DAY');
  });

  it('A refund of a plan used on its first day deducts one day', () => {
    expect(quoteRefund([quarter], paidAt, at('2026-11-21T15:10'))).toMatchObject({
      amount: Math.ceil((2670 * 91) / 92),
      lines: [{ usedDays: 1 }],
    });
  });

  it('A refund of a plan that has not begun is full, however late', () => {
    const waiting = {
      ...quarter,
      time: { from: at('2027-02-21T15:00'), until: at('2027-05-21T15:00') },
    };
    expect(quoteRefund([waiting], paidAt, at('2027-02-01T00:00'))).toMatchObject({
      amount: 2670,
      lines: [{ rule: 'NOT_BEGUN' }],
    });
  });

  it('A refund is zero when only bonus days are left', () => {
    expect(quoteRefund([quarter], paidAt, at('2027-02-22T00:00'))).toMatchObject({
      amount: 0,
      lines: [{ rule: 'OVER' }],
    });
  });

  it('A refund counts the days of a pause neither as used nor as bought', () => {
    const pause = { from: at('2026-12-01T09:00'), until: at('2026-12-21T09:00') };
    const time = { from: paidAt, until: addDays(quarter.time!.until, 20) };
    const paused = { ...quarter, time, pauses: [pause] };
    const used = (when: string) => quoteRefund([paused], paidAt, at(when)).lines[0];
    expect(used('2026-12-01T08:00')).toMatchObject({ totalDays: 92, usedDays: 11 });
    expect(used('2026-12-21T09:00')).toMatchObject({ totalDays: 92, usedDays: 11 });
    expect(used('2026-12-22T09:00')).toMatchObject({ totalDays: 92, usedDays: 12 });
    expect(used('2027-03-13T15:00')).toMatchObject({ rule: 'OVER' });
    // Paused a day, and resumed after an hour of it.
    const short = { from: pause.from, until: at('2026-12-01T10:00') };
    const soon = { from: paidAt, until: new Date(quarter.time!.until.getTime() + 3_600_000) };
    const line = { ...quarter, time: soon, pauses: [short] };
    expect(quoteRefund([line], paidAt, at('2026-12-02T12:00')).lines[0]).toMatchObject({
      totalDays: 92,
      usedDays: 12,
    });
  });

  it('A refund never grows with time and stays between zero and what was paid', () => {
    const line = fc.record({
      paid: fc.integer({ min: 0, max: 200_000 }),
      months: fc.integer({ min: 1, max: 24 }),
      begins: fc.integer({ min: 0, max: 90 }),
      used: fc.boolean(),
      pause: fc.integer({ min: 0, max: 60 }),
    });
    const hours = fc.integer({ min: 0, max: 24 * 900 });
    fc.assert(
      fc.property(line, hours, hours, ({ paid, months, begins, used, pause }, hourA, hourB) => {
        const from = addDays(paidAt, begins);
        const bought = {
          id: 'a',
          paid,
          used,
          time: { from, until: addDays(addMonthsTaipei(from, months), pause) },
          pauses: [{ from: addDays(from, 3.5), until: addDays(from, 3.5 + pause) }],
        };
        const [early, late] = [Math.min(hourA, hourB), Math.max(hourA, hourB)].map(
          (hour) => quoteRefund([bought], paidAt, addDays(paidAt, hour / 24)).amount,
        ) as [number, number];
        expect(late).toBeLessThanOrEqual(early);
        expect(early).toBeLessThanOrEqual(paid);
        expect(late).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });
});
