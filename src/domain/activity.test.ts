import { describe, expect, it } from 'vitest';
import { isCheckInOpen, phaseAt, trialKey } from './activity';

const hours = {
  startsAt: new Date('2026-11-30T12:00:00Z'),
  endsAt: new Date('2026-11-30T13:00:00Z'),
};

describe('An activity', () => {
  it.each([
    ['11:59:59.999', 'COMING'],
    ['12:00:00.000', 'RUNNING'],
    ['12:59:59.999', 'RUNNING'],
    ['13:00:00.000', 'OVER'],
  ])('An activity is at %s in the phase %s', (time, phase) => {
    expect(phaseAt(hours, new Date(`2026-11-30T${time}Z`))).toBe(phase);
  });

  it('Check-in opens two hours before the start of an activity and stays open', () => {
    expect(isCheckInOpen(hours, new Date('2026-11-30T09:59:59Z'))).toBe(false);
    expect(isCheckInOpen(hours, new Date('2026-11-30T10:00:00Z'))).toBe(true);
    expect(isCheckInOpen(hours, new Date('2026-12-02T10:00:00Z'))).toBe(true);
  });

  it('A user gets one trial, whatever the activity', () => {
    expect(trialKey('a')).toBe(trialKey('a'));
    expect(trialKey('a')).not.toBe(trialKey('b'));
  });
});
