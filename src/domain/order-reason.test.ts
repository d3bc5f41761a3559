import { expect, it } from 'vitest';
import { orderReason, readOrderReason } from './order-reason';

it('Every reason that the system writes is read back with its values, and amounts have separators', () => {
  expect(orderReason.refunded(2670)).toBe('NT$2,670 refunded');
  expect(readOrderReason(orderReason.refunded(2670))).toEqual({ kind: 'refunded', amount: 2670 });
  expect(readOrderReason(orderReason.refundedFor(8280, 'asked for by the buyer'))).toEqual({
    kind: 'refundedFor',
    amount: 8280,
    why: 'asked for by the buyer',
  });
  expect(readOrderReason(orderReason.refundedUnissued(990))).toEqual({
    kind: 'refundedUnissued',
    amount: 990,
  });
  expect(readOrderReason(orderReason.refundedMeanwhile(990))).toEqual({
    kind: 'refundedMeanwhile',
    amount: 990,
  });
  expect(readOrderReason(orderReason.allowed(1000, 'AL1'))).toEqual({
    kind: 'allowed',
    amount: 1000,
    number: 'AL1',
  });
  expect(readOrderReason(orderReason.issued('AB12345678'))).toEqual({
    kind: 'issued',
    number: 'AB12345678',
  });
  expect(readOrderReason(orderReason.issuedBy('AB12345678', 'ecpay'))).toEqual({
    kind: 'issuedBy',
    number: 'AB12345678',
    provider: 'ecpay',
  });
  expect(readOrderReason(orderReason.corrected('AB1', 'AB2', 'a slip'))).toEqual({
    kind: 'corrected',
    before: 'AB1',
    number: 'AB2',
    why: 'a slip',
  });
});

it('Reasons of earlier releases are read, too, and words of an operator are left alone', () => {
  expect(readOrderReason('NT$8280 refunded: case 12')).toEqual({
    kind: 'refundedFor',
    amount: 8280,
    why: 'case 12',
  });
  expect(readOrderReason('captured')).toBeNull();
  for (const own of ['issued twice by mistake', 'constructor', '__proto__', 'NT$ refunded', ''])
    expect(readOrderReason(own)).toBeUndefined();
});
