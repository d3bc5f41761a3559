import { describe, expect, it } from 'vitest';
import { toTimeOfAct } from './day-of-act';

/** Half past midnight of the second in Taipei, when it is still the first in UTC. */
const NOW = new Date('2027-01-01T16:30:00Z');
const PAID = new Date('2026-12-31T09:00:00Z');

describe('The day of an act at the tax platform', () => {
  it('An act of today, and one without a day, has the time of now', () => {
    for (const day of [undefined, '2027-01-02'])
      expect(toTimeOfAct(day, { now: NOW, notBefore: PAID })).toEqual(NOW);
  });

  it('An act of an earlier day has the beginning of that day in Taipei', () => {
    expect(toTimeOfAct('2026-12-31', { now: NOW, notBefore: PAID })).toEqual(
      new Date('2026-12-30T16:00:00Z'),
    );
  });

  it('An act is neither of tomorrow nor of the day before what it needs', () => {
    for (const day of ['2027-01-03', '2026-12-30'])
      expect(toTimeOfAct(day, { now: NOW, notBefore: PAID })).toBeNull();
  });

  it('An act of today is possible when what it needs has a later time, as another clock may give it', () => {
    const notBefore = new Date('2027-01-02T16:30:00Z');
    expect(toTimeOfAct('2027-01-02', { now: NOW, notBefore })).toEqual(NOW);
  });
});
