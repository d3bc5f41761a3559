import { expect, it } from 'vitest';
import { acceptsResults, canFinishLesson, isMemberAt } from './lesson-access';
import type { Grant } from './membership';

const START = new Date('2026-11-21T04:00:00Z');
const hoursLater = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const ledger: Grant[] = [{ kind: 'GRANT', months: 0, days: 1, grantedAt: START }];
const inProgress = { lastActiveAt: hoursLater(23), completedAt: null, removedAt: null };
const canFinish = (
  hours: number,
  change: Partial<typeof inProgress> | { completedAt: Date } = {},
) => canFinishLesson(ledger, { ...inProgress, ...change }, hoursLater(hours));

it('A ledger makes a member until the last moment of its time', () => {
  expect([0, 23.9, 24].map((hours) => isMemberAt(ledger, hoursLater(hours)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('A lesson in progress can be finished for twelve hours after the last activity in it', () => {
  expect([24, 34, 35].map((hours) => canFinish(hours))).toEqual([true, true, true]);
  expect(canFinish(35 + 1 / 3600)).toBe(false);
});

it('A lesson in progress can be finished for less than twelve hours after the membership', () => {
  const lastActiveAt = hoursLater(35);
  expect([35.9, 36].map((hours) => canFinish(hours, { lastActiveAt }))).toEqual([true, false]);
});

it('A lesson that is completed, removed or not begun cannot be finished, nor one of an account without a membership', () => {
  expect(canFinish(25, { completedAt: hoursLater(23) })).toBe(false);
  expect(canFinishLesson(ledger, { ...inProgress, removedAt: START }, hoursLater(25))).toBe(false);
  expect(canFinishLesson(ledger, null, hoursLater(25))).toBe(false);
  expect(canFinishLesson([], inProgress, hoursLater(25))).toBe(false);
});

it('Results are accepted in free lessons, from members and in lessons that were begun', () => {
  const visitor = { isMember: false, hasBegun: false };
  expect(acceptsResults('FREE', visitor)).toBe(true);
  expect(acceptsResults('VIP', visitor)).toBe(false);
  expect(acceptsResults('VIP', { ...visitor, isMember: true })).toBe(true);
  expect(acceptsResults('VIP', { ...visitor, hasBegun: true })).toBe(true);
});
