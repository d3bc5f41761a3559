import { expect, it } from 'vitest';
import { formatCurrency } from './format-currency';

it('A price has separators, and the code of a currency that is not ours', () => {
  expect([0, 990, 2670, 1_234_567].map((amount) => formatCurrency(amount))).toEqual([
    'NT$0',
    'NT$990',
    'NT$2,670',
    'NT$1,234,567',
  ]);
  expect(formatCurrency(2670, 'USD')).toBe('USD 2,670');
});
