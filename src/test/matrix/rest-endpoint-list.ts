import { expect } from 'vitest';
import { errors as en } from '~/i18n/locales/en/errors';
import { errors as zh } from '~/i18n/locales/zh/errors';
import { restEndpoints } from '~/server/rest/endpoints';
import { expectedOnRest, type MatrixCase, toOrigin } from './cases';
import { PARTNER, restTestClient, type TestResponse } from './clients';
import { REST_RULES } from './rest-rules';
import { type MatrixScenario, toCallName } from './rule';
import type { MatrixCall } from './run-cases';

/** REST endpoints without a rule. */
export function restEndpointsWithoutRule(): string[] {
  const endpointsWithRule = new Set(Object.keys(REST_RULES).map(toCallName));
  return Object.keys(restEndpoints).filter((call) => !endpointsWithRule.has(call));
}

/** Every REST call with its rule. */
export function listRestEndpoints(): MatrixCall[] {
  return Object.entries(REST_RULES).map(([key, rule]) => {
    const name = toCallName(key);
    const method = restEndpoints[name]?.method;
    if (!method) throw new Error(`There is a rule for /api/front/${name}, but no such call.`);
    return {
      client: restTestClient,
      key: `/api/front/${key}`,
      name,
      method,
      rule,
      expected: (cell, player, own) => expectedOnRest(rule, method, cell, player, own),
      wellFormed: expectWellFormed,
    };
  });
}

/** Expects JSON with no-store, `result` first, a message in the caller's language, CORS for allowed origins. */
function expectWellFormed(
  { headers, body, code }: TestResponse,
  cell: MatrixCase,
  { sequence }: MatrixScenario,
): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-origin')).toBe(
    cell.origin === 'allowed' ? PARTNER : null,
  );
  expect(toOrigin(cell) === null || headers.get('vary')?.includes('Origin')).toBe(true);
  expect(Object.keys(body)[0]).toBe('result');
  if (code === null) return;
  expect(body.result).toBe(false);
  const sentence = (sequence % 2 ? en : zh)[code];
  expect(body.errorMessage).toBe(code === 'LOGIN_USER_REQUIRED' ? code : sentence);
}
