import { expect } from 'vitest';
import { errors as en } from '~/i18n/locales/en/errors';
import { errors as zh } from '~/i18n/locales/zh/errors';
import { frontCalls } from '~/server/front/calls';
import { type Cell, expectFront, originOf } from './cells';
import { type Answer, frontDoor, PARTNER } from './doors';
import { FRONT_RULES } from './front-rules';
import { callOf, type Scene } from './rule';
import type { Call } from './run-cells';

/** The calls of the REST door's own table that have no rule yet. */
export function frontCallsWithoutRule(): string[] {
  const ruled = new Set(Object.keys(FRONT_RULES).map(callOf));
  return Object.keys(frontCalls).filter((call) => !ruled.has(call));
}

/** Every REST call with its rule. */
export function listFrontCalls(): Call[] {
  return Object.entries(FRONT_RULES).map(([key, rule]) => {
    const name = callOf(key);
    const method = frontCalls[name]?.method;
    if (!method) throw new Error(`There is a rule for /api/front/${name}, but no such call.`);
    return {
      door: frontDoor,
      key: `/api/front/${key}`,
      name,
      method,
      rule,
      expected: (cell, player, own) => expectFront(rule, method, cell, player, own),
      wellFormed,
    };
  });
}

/** JSON that nobody keeps, `result` first, a sentence in the caller's language, CORS for the allowed. */
function wellFormed({ headers, body, code }: Answer, cell: Cell, { turn }: Scene): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-origin')).toBe(
    cell.origin === 'allowed' ? PARTNER : null,
  );
  expect(originOf(cell) === null || headers.get('vary')?.includes('Origin')).toBe(true);
  expect(Object.keys(body)[0]).toBe('result');
  if (code === null) return;
  expect(body.result).toBe(false);
  const sentence = (turn % 2 ? en : zh)[code];
  expect(body.errorMessage).toBe(code === 'LOGIN_USER_REQUIRED' ? code : sentence);
}
