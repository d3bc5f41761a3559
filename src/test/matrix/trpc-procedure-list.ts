import { expect } from 'vitest';
import type { ProcedureMeta } from '~/server/api/trpc';
import { procedures } from '~/test/trpc-procedures';
import { expectedOnTrpc } from './cases';
import { type TestResponse, trpcTestClient } from './clients';
import { toCallName } from './rule';
import type { MatrixCall } from './run-cases';
import { TRPC_RULES } from './trpc-rules';

/** Procedures without a rule. */
export function proceduresWithoutRule(): string[] {
  const proceduresWithRule = new Set(Object.keys(TRPC_RULES).map(toCallName));
  return Object.keys(procedures).filter((path) => !proceduresWithRule.has(path));
}

/** Method, access level and input schemas of a procedure's definition. */
export function getDefinition(path: string) {
  const procedure = procedures[path];
  if (!procedure) throw new Error(`There is a rule for ${path}, but no such procedure.`);
  const { type, meta, inputs } = procedure._def as unknown as {
    type: 'query' | 'mutation';
    meta: ProcedureMeta;
    inputs: unknown[];
  };
  const method = type === 'query' ? ('GET' as const) : ('POST' as const);
  return { method, access: meta.access, inputs };
}

/** Every procedure with its rule. */
export function listTrpcProcedures(): MatrixCall[] {
  return Object.entries(TRPC_RULES).map(([key, rule]) => {
    const name = toCallName(key);
    const definition = getDefinition(name);
    return {
      client: trpcTestClient,
      key,
      name,
      method: definition.method,
      rule,
      expected: (cell, player, own) => expectedOnTrpc(rule, definition, cell, player, own),
      wellFormed: expectWellFormed,
    };
  });
}

/** Expects JSON with no-store; an error reveals no stack or file paths. */
function expectWellFormed({ headers, text, code }: TestResponse): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-store');
  if (code !== null) expect(text).not.toMatch(/"stack"|node_modules|\.ts:\d/);
}
