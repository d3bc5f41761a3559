import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it('A number has a comma after each group of thousands', () => {
  expect([7, 999, 1339, 1234567].map(formatNumber)).toEqual(['7', '999', '1,339', '1,234,567']);
});
