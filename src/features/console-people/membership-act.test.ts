import { expect, it } from 'vitest';
import { endHistory } from '~/domain/membership-end-history';
import type { MembershipEntry } from '~/schemas/profile';
import { inverseOf } from './membership-act';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-25T04:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const running = { paused: null, history: [] };

/** The history of grants of so many days, each a minute after the one before. */
function grants(...days: number[]): { history: MembershipEntry[] } {
  const entries = days.map((count, index) => ({
    kind: 'GRANT' as const,
    months: 0,
    days: count,
    grantedAt: new Date(NOW.getTime() + index * 60_000),
    orderNumber: null,
    giver: null,
    reason: 'test',
  }));
  return { history: endHistory(entries).map(({ entry, ...ends }) => ({ ...entry, ...ends })) };
}

it('A grant is taken back by its days, and a pause by resuming', () => {
  expect(inverseOf({ act: 'grant', days: 7 }, running, grants(7), NOW)).toEqual({
    act: 'takeBack',
    days: 7,
  });
  expect(inverseOf({ act: 'pause', days: 7 }, running, running, NOW)?.act).toBe('resume');
});

it('Days that were taken are given back as far as there were any', () => {
  const taken = { act: 'takeBack', days: 300 } as const;
  expect(inverseOf(taken, running, grants(30, -5), NOW)).toEqual({ act: 'grant', days: 5 });
  expect(inverseOf(taken, running, grants(10, -300), NOW)).toEqual({ act: 'grant', days: 10 });
  expect(inverseOf(taken, running, { history: [] }, NOW)).toBeNull();
});

it('A resumption is taken back by a pause of the days that were left', () => {
  const paused = { paused: { until: daysLater(3), expiresAt: daysLater(30) } };
  const resumed = { act: 'resume', days: 0 } as const;
  expect(inverseOf(resumed, paused, running, NOW)).toEqual({ act: 'pause', days: 3 });
  expect(inverseOf(resumed, running, running, NOW)).toBeNull();
});
