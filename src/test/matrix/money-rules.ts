import { randomUUID } from 'node:crypto';
import type { Rules } from './rule';

const money = (permission: NonNullable<Rules[string]['permission']>) =>
  ({ requires: 'operator', permission }) as const;
const read = (permission: NonNullable<Rules[string]['permission']>) =>
  ({
    ...money(permission),
    isReadOnly: true,
    // An operator may see the callers' orders, which the matrix counts as leaks.
    input: () => ({ q: 'NO-SUCH-THING' }),
  }) as const;

const missingOrder = () => ({ id: randomUUID() });
const missing = { errorCode: 'ORDER_NOT_FOUND' } as const;
const toMissingOrder = (input: object) => ({
  ...missing,
  input: () => ({ ...missingOrder(), ...input }),
});

/** Access rules of the console's procedures about money. */
export const MONEY_RULES: Rules = {
  'operator.money.orders': read('order.read'),
  'operator.money.gifts': read('order.read'),
  'operator.money.plans': { ...money('order.read'), isReadOnly: true },
  'operator.money.prices': { ...money('price.read'), isReadOnly: true },
  'operator.money.priceLadder': {
    ...money('price.read'),
    isReadOnly: true,
    input: () => ({ planId: randomUUID(), price: 1180, startsOn: '2026-12-01' }),
  },
  'operator.money.setPrice': {
    ...money('price.write'),
    input: () => ({ planId: randomUUID(), price: 990, startsOn: '2026-12-01' }),
    errorCode: 'PRODUCT_NOT_FOUND',
  },
  'operator.money.withdrawPrice': {
    ...money('price.write'),
    input: () => ({ id: randomUUID(), reason: 'a slip' }),
    errorCode: 'PRICE_NOT_FOUND',
  },
  'operator.money.recommendPlan': {
    ...money('price.write'),
    input: () => ({ planId: randomUUID(), recommended: true }),
    errorCode: 'PRODUCT_NOT_FOUND',
  },
  'operator.money.refunds': read('refund.read'),
  'operator.money.refund': {
    ...money('refund.read'),
    ...missing,
    isReadOnly: true,
    input: () => ({ number: 'SY20261121-00000' }),
  },
  'operator.money.approveRefund': {
    ...money('refund.decide'),
    ...toMissingOrder({ requestId: randomUUID() }),
  },
  'operator.money.rejectRefund': {
    ...money('refund.decide'),
    ...toMissingOrder({ requestId: randomUUID(), note: 'no' }),
  },
  'operator.money.previewOrderRefund': {
    ...money('refund.read'),
    ...missing,
    isReadOnly: true,
    input: () => ({ number: 'SY20261121-00000', way: 'SUM', amount: 5 }),
  },
  'operator.money.refundOrder': {
    ...money('refund.decide'),
    ...missing,
    input: () => ({
      number: 'SY20261121-00000',
      way: 'SUM',
      amount: 5,
      left: 5,
      reason: 'case 1',
      refundKey: randomUUID(),
    }),
  },
  'operator.money.coupons': read('coupon.read'),
  'operator.money.createCoupon': {
    ...money('coupon.write'),
    input: () => ({ code: `M${randomUUID()}`, kind: 'FIXED', value: 100 }),
    concurrentErrorCodes: ['COUPON_CODE_TAKEN'],
  },
  'operator.money.withdrawCoupon': {
    ...money('coupon.write'),
    input: () => ({ coupon: 'NO-SUCH-COUPON', reason: 'a slip' }),
    errorCode: 'COUPON_NOT_FOUND',
  },
  'operator.money.discrepancies': read('discrepancy.read'),
  'operator.money.resolveDiscrepancy': {
    ...money('discrepancy.resolve'),
    input: () => ({ id: randomUUID(), note: 'seen' }),
    errorCode: 'DISCREPANCY_NOT_FOUND',
  },
  'operator.money.invoices': read('invoice.read'),
  'operator.money.issueInvoice': {
    ...money('invoice.write'),
    ...toMissingOrder({ number: 'AB12345678', amount: 990 }),
  },
  'operator.money.correctInvoice': {
    ...money('invoice.write'),
    ...toMissingOrder({ number: 'AB12345678', reason: 'mistyped' }),
  },
  'operator.money.voidInvoice': { ...money('invoice.write'), ...toMissingOrder({}) },
  'operator.money.issueAllowance': {
    ...money('invoice.write'),
    ...toMissingOrder({ number: 'A1', amount: 990 }),
  },
  'operator.money.issueAtProvider': {
    ...money('invoice.write'),
    ...toMissingOrder({ amount: 990 }),
  },
  'operator.money.voidAtProvider': { ...money('invoice.write'), ...toMissingOrder({}) },
  'operator.money.allowAtProvider': {
    ...money('invoice.write'),
    ...toMissingOrder({ amount: 990 }),
  },
};
