import { describe, expect, it } from 'vitest';
import { expectedAccountSchema } from './lesson';

describe('The expected account', () => {
  it.each(['\u0000', 'ming\u0000@example.com', '\ud800', ''])(
    'The expected account cannot be %j',
    (account) => {
      expect(expectedAccountSchema.safeParse(account).success).toBe(false);
    },
  );

  it('The expected account is an e-mail address or absent', () => {
    expect(expectedAccountSchema.parse('ming@example.com')).toBe('ming@example.com');
    expect(expectedAccountSchema.parse(undefined)).toBeUndefined();
  });
});
