import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInvoiceNumber, normalisedNumber } from './number';
import { invoicePeriod, isSamePeriod } from './period';
import {
  afterPayment,
  afterRefund,
  allowanceDue,
  canTransitionInvoice,
  INVOICE_STATUSES,
  type InvoiceState,
  type InvoiceStatus,
} from './state-machine';
import { splitTax } from './tax';

const NOVEMBER = new Date('2026-11-21T04:00:00Z');
const JANUARY = new Date('2027-01-02T04:00:00Z');

const invoice = (status: InvoiceStatus, over: Partial<InvoiceState> = {}): InvoiceState => ({
  status,
  amount: 2670,
  issuedAt: null,
  refunded: 0,
  allowed: 0,
  ...over,
});
const issued = (over: Partial<InvoiceState> = {}) =>
  invoice('ISSUED', { issuedAt: NOVEMBER, ...over });

describe('An invoice period', () => {
  it('An invoice period has two months of Taipei’s calendar', () => {
    expect(invoicePeriod(NOVEMBER)).toBe('2026-11/12');
    expect(invoicePeriod(JANUARY)).toBe('2027-01/02');
    // Half an hour before midnight in Taipei, and after.
    const [before, after] = [new Date('2026-12-31T15:30:00Z'), new Date('2026-12-31T16:30:00Z')];
    expect([isSamePeriod(NOVEMBER, before), isSamePeriod(before, after)]).toEqual([true, false]);
    expect(isSamePeriod(new Date('2026-10-31T15:30:00Z'), NOVEMBER)).toBe(false);
  });
});

describe('An invoice number', () => {
  it('An invoice number has two letters and eight digits once it is normalised', () => {
    expect(normalisedNumber(' ab－12345678')).toBe('AB12345678');
    expect(normalisedNumber('\u200eab\u201112345678\u200b')).toBe('AB12345678');
    expect(['AB12345678'].every(isInvoiceNumber)).toBe(true);
    const wrong = ['A12345678', 'AB1234567', 'ab12345678', 'AB123456789', '1212345678', ''];
    expect(wrong.some(isInvoiceNumber)).toBe(false);
  });
});

describe('A company’s invoice', () => {
  it('A company’s invoice splits the price into net and tax that add up to it', () => {
    expect(splitTax(2670)).toEqual({ net: 2543, tax: 127 });
    expect(splitTax(1)).toEqual({ net: 1, tax: 0 });
    fc.assert(
      fc.property(fc.nat(1_000_000), (amount) => {
        const { net, tax } = splitTax(amount);
        expect(net + tax).toBe(amount);
        expect(Math.abs(tax - net * 0.05)).toBeLessThan(0.53);
      }),
    );
  });
});

describe('The states of an invoice', () => {
  it('An invoice is due when its order is paid, and not needed for a total of zero', () => {
    expect(afterPayment(invoice('WAITING')).status).toBe('DUE');
    expect(afterPayment(invoice('WAITING', { amount: 0 })).status).toBe('NOT_NEEDED');
    expect(afterPayment(issued()).status).toBe('ISSUED');
  });

  it('A refund before the issue reduces an invoice, and a full one makes it not needed', () => {
    const less = afterRefund(invoice('DUE'), 1000, NOVEMBER);
    expect([less.status, less.amount]).toEqual(['DUE', 1670]);
    const none = afterRefund(less, 1670, NOVEMBER);
    expect([none.status, none.amount]).toEqual(['NOT_NEEDED', 0]);
  });

  it('A full refund within its period voids an invoice; a later or partial one needs an allowance', () => {
    expect(afterRefund(issued(), 2670, NOVEMBER).status).toBe('VOID_DUE');
    const late = afterRefund(issued(), 2670, JANUARY);
    expect([late.status, allowanceDue(late)]).toEqual(['ALLOWANCE_DUE', 2670]);
    const part = afterRefund(issued(), 1000, NOVEMBER);
    expect([part.status, allowanceDue(part)]).toEqual(['ALLOWANCE_DUE', 1000]);
  });

  it('A refund of the rest voids an invoice only while no allowance was issued', () => {
    const part = afterRefund(issued(), 1000, NOVEMBER);
    expect(afterRefund(part, 1670, NOVEMBER).status).toBe('VOID_DUE');
    const allowed = { ...part, status: 'ALLOWED' as const, allowed: 1000 };
    const rest = afterRefund(allowed, 1670, NOVEMBER);
    expect([rest.status, allowanceDue(rest)]).toEqual(['ALLOWANCE_DUE', 1670]);
  });

  it('Refunds of any amount at any time make only allowed transitions of an invoice', () => {
    const at = fc.constantFrom(NOVEMBER, JANUARY);
    const step = fc.record({ refund: fc.integer({ min: 1, max: 3000 }), at, write: fc.boolean() });
    const start = fc.constantFrom(invoice('DUE'), issued());
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 6 }), (first, steps) => {
        let state = first;
        let refunded = 0;
        for (const { refund, at, write } of steps) {
          const next = afterRefund(state, refund, at);
          refunded += refund;
          if (next.status !== state.status)
            expect(
              canTransitionInvoice(state.status, next.status),
              `${state.status}→${next.status}`,
            ).toBe(true);
          expect(next.allowed).toBeLessThanOrEqual(next.refunded);
          const left = next.amount - next.refunded;
          expect(left).toBe(Math.max(0, 2670 - refunded));
          const due = allowanceDue(next);
          state =
            write && due > 0 ? { ...next, status: 'ALLOWED', allowed: next.allowed + due } : next;
        }
      }),
    );
  });

  it('An invoice has the final states not needed and voided, and no transition back to the first state', () => {
    const last = INVOICE_STATUSES.filter(
      (from) => !INVOICE_STATUSES.some((to) => canTransitionInvoice(from, to)),
    );
    expect(last).toEqual(['NOT_NEEDED', 'VOIDED']);
    for (const from of INVOICE_STATUSES)
      expect([canTransitionInvoice(from, from), canTransitionInvoice(from, 'WAITING')]).toEqual([
        false,
        false,
      ]);
  });
});
