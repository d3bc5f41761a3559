import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count';

describe('A count in a badge', () => {
  it('A count in a badge shows at most two digits, then 99+', () => {
    expect([1, 42, 99, 100, 5000].map(formatCount)).toEqual(['1', '42', '99', '99+', '99+']);
  });
});
