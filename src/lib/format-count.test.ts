import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count';

describe('a count in a badge', () => {
  it('is the number as far as two figures hold it', () => {
    expect([1, 42, 99, 100, 5000].map(formatCount)).toEqual(['1', '42', '99', '99+', '99+']);
  });
});
