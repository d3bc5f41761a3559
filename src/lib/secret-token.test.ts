import { expect, it } from 'vitest';
import { createSecretToken, hashToken } from './secret-token';

it('A secret token, such as that of a session, has 256 random bits, and no two are equal', () => {
  const tokens = Array.from({ length: 1000 }, createSecretToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const bits = tokens.flatMap((token) => [...Buffer.from(token, 'base64url')]);
  const ones = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  // Of 256,000 random bits half are ones, within eight standard deviations.
  expect(Math.abs(ones - 128_000)).toBeLessThan(8 * 253);
});

it('A secret token is stored as a hash that does not contain it', () => {
  const token = createSecretToken();
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).not.toContain(token);
  expect(hashToken(createSecretToken())).not.toBe(hashToken(token));
});
