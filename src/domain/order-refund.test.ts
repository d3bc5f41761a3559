import { expect, it } from 'vitest';
import { endsPurchase, operatorRefundAmount } from './order-refund';

const known = { left: 2570, ruleAmount: 1335 };

it('A refund is all that is left, that of the rules, or a sum within what is left', () => {
  expect(operatorRefundAmount('WHOLE', known)).toBe(2570);
  expect(operatorRefundAmount('RULE', known, 9)).toBe(1335);
  expect(operatorRefundAmount('SUM', known, 1)).toBe(1);
  expect(operatorRefundAmount('SUM', known, 2570)).toBe(2570);
  for (const sum of [undefined, 0, -1, 2571])
    expect(operatorRefundAmount('SUM', known, sum)).toBeNull();
  expect(operatorRefundAmount('WHOLE', { left: 0, ruleAmount: 0 })).toBeNull();
  expect(operatorRefundAmount('RULE', { left: 9, ruleAmount: 0 })).toBeNull();
});

it('A purchase ends by the rules and when nothing is left, and not for a smaller sum', () => {
  expect(endsPurchase('RULE', 1, 2570)).toBe(true);
  expect(endsPurchase('WHOLE', 2570, 2570)).toBe(true);
  expect(endsPurchase('SUM', 2570, 2570)).toBe(true);
  expect(endsPurchase('SUM', 2569, 2570)).toBe(false);
});
