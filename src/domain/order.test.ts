import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canTransition,
  makeOrderNumber,
  makePaymentReference,
  ORDER_STATUSES,
  sameLines,
  statusAt,
} from './order';

describe('The status of an order', () => {
  it('The transitions of an order only go forward: no walk returns to a status', () => {
    const walk = fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 40 });
    fc.assert(
      fc.property(walk, (steps) => {
        const seen = [ORDER_STATUSES[0] as (typeof ORDER_STATUSES)[number]];
        for (const step of steps) if (canTransition(seen.at(-1)!, step)) seen.push(step);
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  it('An order never becomes pending again, and a refunded one stays refunded', () => {
    for (const status of ORDER_STATUSES) {
      expect(canTransition(status, 'PENDING')).toBe(false);
      expect(canTransition('REFUNDED', status)).toBe(false);
    }
  });

  it('An expired or cancelled order becomes paid by a late capture', () => {
    expect(canTransition('EXPIRED', 'PAID')).toBe(true);
    expect(canTransition('CANCELLED', 'PAID')).toBe(true);
  });

  it('A pending order is expired from the instant of its expiry', () => {
    const expiresAt = new Date('2026-11-22T04:00:00Z');
    const order = { status: 'PENDING' as const, expiresAt };
    expect(statusAt(order, new Date(expiresAt.getTime() - 1))).toBe('PENDING');
    expect(statusAt(order, expiresAt)).toBe('EXPIRED');
    expect(statusAt({ status: 'PAID', expiresAt }, expiresAt)).toBe('PAID');
  });
});

describe('Numbers and references', () => {
  it('An order number contains the date in Taipei', () => {
    const lateEvening = new Date('2026-11-20T16:30:00Z');
    expect(makeOrderNumber(lateEvening, randomBytes(5))).toMatch(/^SY20261121-[3-9A-Y]{5}$/);
  });

  it('Payment references have 20 letters and digits and do not repeat', () => {
    const made = Array.from({ length: 5000 }, () => makePaymentReference(randomBytes(18)));
    expect(made.every((text) => /^SY[3-9A-Y]{18}$/.test(text))).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('Duplicate orders', () => {
  const line = { productId: 'a', qty: 1, unitPrice: 990 };
  it('Two orders have the same lines in any sequence of the lines', () => {
    const other = { productId: 'b', qty: 2, unitPrice: 2670 };
    expect(sameLines([line, other], [other, line])).toBe(true);
  });

  it('Two orders differ by quantity, price or product of a line', () => {
    for (const change of [{ qty: 2 }, { unitPrice: 890 }, { productId: 'b' }])
      expect(sameLines([line], [{ ...line, ...change }])).toBe(false);
  });
});
