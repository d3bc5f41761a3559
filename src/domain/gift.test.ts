import { describe, expect, it } from 'vitest';
import { giftStateAt } from './gift';

const NOON = new Date('2026-11-21T04:00:00Z');
const LATER = new Date(NOON.getTime() + 1);

describe('The state of a gift', () => {
  it.each([
    ['WAITING', { status: 'PENDING', expiresAt: LATER }, 'WAITING'],
    ['WAITING', { status: 'PENDING', expiresAt: NOON }, 'LAPSED'],
    ['WAITING', { status: 'EXPIRED', expiresAt: NOON }, 'LAPSED'],
    ['WAITING', { status: 'CANCELLED', expiresAt: LATER }, 'LAPSED'],
    ['SENT', { status: 'PAID', expiresAt: NOON }, 'SENT'],
    ['CLAIMED', { status: 'PARTLY_REFUNDED', expiresAt: NOON }, 'CLAIMED'],
    ['WITHDRAWN', { status: 'REFUNDED', expiresAt: NOON }, 'WITHDRAWN'],
  ] as const)('A gift stored as %s of an order %j is %s', (status, order, state) => {
    expect(giftStateAt({ status, order }, NOON)).toBe(state);
  });
});
