import { expect, it } from 'vitest';
import { CSRF_TOKEN_MINUTES, createCsrfToken, isValidCsrfToken } from './csrf-token';

const NOW = new Date('2026-11-21T04:00:00Z');
const BINDING = { browser: 'b', sessionId: null };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

it('A token of a server whose clock is ahead by less than half a minute counts at once', () => {
  const token = createCsrfToken(BINDING, after(20));
  expect(isValidCsrfToken(token, BINDING, NOW)).toBe(true);
  expect(isValidCsrfToken(createCsrfToken(BINDING, after(31)), BINDING, NOW)).toBe(false);
});

it('A token counts for its two hours and no longer', () => {
  const token = createCsrfToken(BINDING, NOW);
  const end = CSRF_TOKEN_MINUTES * 60;
  expect(isValidCsrfToken(token, BINDING, after(end))).toBe(true);
  expect(isValidCsrfToken(token, BINDING, after(end + 1))).toBe(false);
});
