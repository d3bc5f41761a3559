import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDaysToDay,
  dateToDay,
  daysBetween,
  dayToDate,
  getMonday,
  startOfDay,
  taipeiDay,
} from './day';

const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('Days in Taipei', () => {
  it('A day in Taipei begins at midnight there, 16:00 UTC', () => {
    expect(taipeiDay(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
    expect(taipeiDay(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
    expect(startOfDay('2026-11-22')).toEqual(new Date('2026-11-21T16:00:00Z'));
  });

  it('The day of a moment agrees with Intl’s calendar for Asia/Taipei', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' });
    fc.assert(fc.property(moments, (at) => taipeiDay(at) === calendar.format(at)));
  });

  it('A day survives the way to a DATE column and back', () => {
    fc.assert(fc.property(moments.map(taipeiDay), (day) => dateToDay(dayToDate(day)) === day));
  });

  it('Days are counted across months and leap years', () => {
    expect(addDaysToDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    fc.assert(
      fc.property(
        moments.map(taipeiDay),
        fc.integer({ min: -900, max: 900 }),
        (day, count) => daysBetween(day, addDaysToDay(day, count)) === count,
      ),
    );
  });

  it('The week of a day begins on Monday', () => {
    expect(getMonday('2026-11-21')).toBe('2026-11-16');
    expect(getMonday('2026-11-16')).toBe('2026-11-16');
    expect(getMonday('2026-11-15')).toBe('2026-11-09');
  });
});
