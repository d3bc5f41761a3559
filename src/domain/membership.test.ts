import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonthsTaipei } from './calendar';
import { endAfterBuying, type Grant, membershipAt, stretches } from './membership';

const at = (text: string) => new Date(`${text}+08:00`);
const paid = (months: number, grantedAt: Date): Grant => ({
  kind: 'PAID',
  months,
  days: 0,
  grantedAt,
});
const bonus = (days: number, grantedAt: Date): Grant => ({
  kind: 'BONUS',
  months: 0,
  days,
  grantedAt,
});

describe('calendar months in Taipei', () => {
  it.each([
    ['2027-01-31T12:00', 1, '2027-02-28T12:00'],
    ['2028-01-31T12:00', 1, '2028-02-29T12:00'],
    ['2027-01-31T12:00', 2, '2027-03-31T12:00'],
    ['2026-12-15T23:30', 1, '2027-01-15T23:30'],
    ['2028-02-29T00:00', 12, '2029-02-28T00:00'],
    // 31 January in Taipei is still 30 January in UTC
    ['2027-01-31T01:00', 1, '2027-02-28T01:00'],
  ])('%s plus %i months is %s', (from, months, until) => {
    expect(addMonthsTaipei(at(from), months)).toEqual(at(until));
  });
});

describe('membership', () => {
  const now = at('2027-01-31T12:00');

  it('is nothing without entitlements', () => {
    expect(membershipAt([], now)).toEqual({ level: '', expiresAt: null });
  });

  it('puts the bonus days after the paid months, whatever the order of the rows', () => {
    const rows = [bonus(30, now), paid(1, now)];
    expect(membershipAt(rows, now)).toEqual({ level: 'VIP', expiresAt: at('2027-03-30T12:00') });
  });

  it('extends from the present end while it lasts', () => {
    const later = at('2027-02-10T09:00');
    const rows = [paid(1, now), bonus(30, now), paid(3, later), bonus(30, later)];
    expect(membershipAt(rows, later).expiresAt).toEqual(at('2027-07-30T12:00'));
  });

  it('starts again from the purchase after a gap', () => {
    const later = at('2027-08-05T09:00');
    expect(membershipAt([paid(1, now), paid(1, later)], later).expiresAt).toEqual(
      at('2027-09-05T09:00'),
    );
  });

  it('keeps the day of the 31st through a short month when months follow months', () => {
    const rows = [paid(1, now), paid(1, at('2027-02-20T12:00')), paid(1, at('2027-03-20T12:00'))];
    expect(stretches(rows).map(({ until }) => until)).toEqual([
      at('2027-02-28T12:00'),
      at('2027-03-31T12:00'),
      at('2027-04-30T12:00'),
    ]);
  });

  it('ends at its last instant, not after it', () => {
    const end = at('2027-02-28T12:00');
    expect(membershipAt([paid(1, now)], new Date(end.getTime() - 1)).level).toBe('VIP');
    expect(membershipAt([paid(1, now)], end).level).toBe('');
  });

  it('never takes back time that has passed', () => {
    const later = at('2027-02-20T12:00');
    const refund: Grant = { kind: 'REFUND', months: 0, days: -400, grantedAt: later };
    expect(stretches([paid(1, now), refund]).at(-1)?.until).toEqual(later);
  });
});

const START = at('2026-11-21T12:00').getTime();
const grants = fc.array(
  fc.record({
    kind: fc.constantFrom('PAID', 'BONUS', 'TRIAL', 'GIFT', 'GRANT'),
    months: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 0, max: 60 }),
    grantedAt: fc.integer({ min: 0, max: 60_000 }).map((min) => new Date(START + min * 60_000)),
  }),
  { maxLength: 12 },
) as fc.Arbitrary<Grant[]>;

describe('any history', () => {
  it('loses no day and grants none twice: stretches touch or leave a gap, never overlap', () => {
    fc.assert(
      fc.property(grants, (rows) => {
        const laid = stretches(rows);
        laid.forEach(({ entry, from, until }, index) => {
          const before = laid[index - 1]?.until;
          expect(from.getTime()).toBe(
            Math.max(entry.grantedAt.getTime(), before?.getTime() ?? Number.NEGATIVE_INFINITY),
          );
          expect(until.getTime()).toBeGreaterThanOrEqual(addDays(from, entry.days).getTime());
          const shortest = entry.months * 28 + entry.days;
          expect(until.getTime()).toBeGreaterThanOrEqual(addDays(from, shortest).getTime());
          const longest = entry.months * 31 + entry.days;
          expect(until.getTime()).toBeLessThanOrEqual(addDays(from, longest).getTime());
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('does not move an earlier stretch when a later entry arrives', () => {
    fc.assert(
      fc.property(grants, (rows) => {
        const last = new Date(START + 60_001 * 60_000);
        const before = stretches(rows);
        const after = stretches([...rows, paid(3, last), bonus(30, last)]);
        expect(after.slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('says the same end for a purchase before and after it is made', () => {
    const plans = fc.array(
      fc.record({
        months: fc.integer({ min: 1, max: 12 }),
        bonusDays: fc.integer({ min: 0, max: 30 }),
        qty: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 600_000 }), (bought, minutes) => {
        const now = new Date(START + minutes * 60_000);
        const rows = bought.flatMap(({ months, bonusDays, qty }) => [
          paid(months * qty, now),
          bonus(bonusDays * qty, now),
        ]);
        expect(membershipAt(rows, now).expiresAt).toEqual(endAfterBuying(null, bought, now));
      }),
    );
  });
});
