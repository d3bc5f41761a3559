import { expect } from 'vitest';

/** Nothing has failed, and the answer tells nothing of the code's place or of anybody's secrets.
 *  @returns its text */
export async function expectSafeResponse(response: Response): Promise<string> {
  const text = response.body ? await response.text() : '';
  expect(response.status, text.slice(0, 500)).toBeLessThan(500);
  expect(text).not.toMatch(/"INTERNAL"|"stack"|\$argon2|node_modules|\.ts:\d|Prisma/);
  return text;
}
