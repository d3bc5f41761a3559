import { expect } from 'vitest';

/** Expects a response without a server error, file paths or secrets.
 *  @returns its text */
export async function expectSafeResponse(response: Response): Promise<string> {
  const text = response.body ? await response.text() : '';
  expect(response.status, text.slice(0, 500)).toBeLessThan(500);
  expect(text).not.toMatch(/"INTERNAL"|"stack"|\$argon2|node_modules|\.ts:\d|Prisma/);
  return text;
}
