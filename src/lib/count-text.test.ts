import { describe, expect, it } from 'vitest';
import { countText } from './count-text';

describe('a count in a badge', () => {
  it('is the number as far as two figures hold it', () => {
    expect([1, 42, 99, 100, 5000].map(countText)).toEqual(['1', '42', '99', '99+', '99+']);
  });
});
