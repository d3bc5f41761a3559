import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { dueReminder } from './membership-reminder';

const endsAt = new Date('2027-03-01T04:00:00Z');
const notSent = { endsAt, weekReminderSentFor: null, dayReminderSentFor: null };

describe('The membership reminder', () => {
  it.each([
    [7.01, null],
    [7, 'WEEK'],
    [1.01, 'WEEK'],
    [1, 'DAY'],
    [0.01, 'DAY'],
    [0, null],
    [-1, null],
  ])('The reminder due %d days before the end is %s', (days, due) => {
    expect(dueReminder(notSent, addDays(endsAt, -days))).toBe(due);
  });

  it('A reminder is sent once for one end, and again for the end after a renewal', () => {
    const weekSent = { ...notSent, weekReminderSentFor: endsAt };
    expect(dueReminder(weekSent, addDays(endsAt, -3))).toBeNull();
    expect(dueReminder(weekSent, addDays(endsAt, -0.5))).toBe('DAY');
    const renewed = { ...weekSent, endsAt: addDays(endsAt, 30) };
    expect(dueReminder(renewed, addDays(endsAt, 25))).toBe('WEEK');
  });
});
