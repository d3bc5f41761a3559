import { expect, it } from 'vitest';
import { nextRefundPollAt, pollDelay, refundRetryDelay } from './gateway-backoff';

const minutes = (ms: number) => ms / 60_000;

it('The poll delay backs off to 3 h, the refund retry delay to 6 h', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 999].map(pollDelay).map(minutes)).toEqual([
    5, 10, 20, 40, 80, 160, 180, 180,
  ]);
  expect([0, 1, 7, 8, 999].map(refundRetryDelay).map(minutes)).toEqual([2, 4, 256, 360, 360]);
});

it('A capture is polled for refunds every week, for half a year', () => {
  const captured = new Date('2026-11-21T04:00:00Z');
  const polls: Date[] = [];
  let next: Date | null = captured;
  while (next && polls.length < 99) {
    next = nextRefundPollAt(captured, next);
    if (next) polls.push(next);
  }
  expect(polls).toHaveLength(25);
  expect(polls[0]).toEqual(new Date('2026-11-28T04:00:00Z'));
  expect(polls.at(-1)).toEqual(new Date('2027-05-15T04:00:00Z'));
});
