import { describe, expect, it } from 'vitest';
import { taipeiDay } from '../day';
import { endOfPeriod } from '../invoice/period';
import { invoiceDeadline, refundDeadline } from './deadline';

const dayOf = (at: Date | null) => at && taipeiDay(at);

describe('The last days by law', () => {
  it('A rescission within seven days is paid back within fifteen days of the next day', () => {
    const requestedAt = new Date('2026-11-25T23:30:00+08:00');
    expect(dayOf(refundDeadline(requestedAt, ['SEVEN_DAYS']))).toBe('2026-12-10');
    expect(refundDeadline(requestedAt, ['BY_DAY'])).toBeNull();
  });

  it('An invoice is issued on the day of the payment', () => {
    const paidAt = new Date('2026-11-25T00:10:00+08:00');
    expect(dayOf(invoiceDeadline({ status: 'DUE', paidAt, issuedAt: null }))).toBe('2026-11-25');
  });

  it.each([
    ['2026-11-01T00:00:00+08:00', '2026-12-31'],
    ['2026-12-31T23:59:59+08:00', '2026-12-31'],
    ['2027-01-01T00:00:00+08:00', '2027-02-28'],
  ])('An invoice of %s is voided by %s', (issued, last) => {
    const issuedAt = new Date(issued);
    expect(dayOf(invoiceDeadline({ status: 'VOID_DUE', paidAt: null, issuedAt }))).toBe(last);
    expect(dayOf(endOfPeriod(issuedAt))).toBe(last);
  });

  it('An invoice that waits for nothing has no last day', () => {
    const at = new Date();
    expect(invoiceDeadline({ status: 'ISSUED', paidAt: at, issuedAt: at })).toBeNull();
  });
});
