import { describe, expect, it } from 'vitest';
import { expectedAccountSchema } from './lesson';

describe('whose work is sent', () => {
  it.each(['\u0000', 'ming\u0000@example.com', '\ud800', ''])('cannot be %j', (account) => {
    expect(expectedAccountSchema.safeParse(account).success).toBe(false);
  });

  it('may be an address, or untold', () => {
    expect(expectedAccountSchema.parse('ming@example.com')).toBe('ming@example.com');
    expect(expectedAccountSchema.parse(undefined)).toBeUndefined();
  });
});
