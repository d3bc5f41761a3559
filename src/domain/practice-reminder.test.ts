import { describe, expect, it } from 'vitest';
import { isReminderDue, remindableHours } from './practice-reminder';

/** A time of one day in Taipei. */
const at = (time: string) => new Date(`2026-11-21T${time}+08:00`);
const yesterday = new Date('2026-11-20T12:00:00Z');

describe('A reminder to practise', () => {
  it.each([
    ['19:59:59.999', 20, false],
    ['20:00:00', 20, true],
    ['22:59:59', 20, true],
    ['23:00:00', 20, false],
    ['00:30:00', 0, true],
    ['00:30:00', 23, false],
    ['23:59:59', 23, true],
  ])('A reminder at %s for the chosen hour %i is due: %s', (time, hour, due) => {
    expect(isReminderDue({ hour, setAt: yesterday }, at(time))).toBe(due);
  });

  it('A reminder is due tomorrow when its hour had begun at the time of the choice', () => {
    const setAt = at('20:00:00');
    expect(isReminderDue({ hour: 20, setAt }, at('20:30:00'))).toBe(false);
    expect(isReminderDue({ hour: 21, setAt }, at('21:00:00'))).toBe(true);
    expect(isReminderDue({ hour: 20, setAt }, new Date('2026-11-22T12:00:00Z'))).toBe(true);
  });

  it('Hours of the day before are not sent after midnight', () => {
    expect(remindableHours(at('01:10:00'))).toEqual([1, 0]);
  });
});
