import type { AnyProcedure } from '@trpc/server';
import { expect } from 'vitest';
import { appRouter } from '~/server/api/root';
import type { ProcedureMeta } from '~/server/api/trpc';
import { expectTrpc } from './cells';
import { type Answer, trpcDoor } from './doors';
import { callOf } from './rule';
import type { Call } from './run-cells';
import { TRPC_RULES } from './trpc-rules';

/** Every procedure by its path, as the router's definition lists them. */
export const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** The procedures that have no rule yet. */
export function proceduresWithoutRule(): string[] {
  const ruled = new Set(Object.keys(TRPC_RULES).map(callOf));
  return Object.keys(procedures).filter((path) => !ruled.has(path));
}

/** What a procedure's definition tells of itself. */
export function definitionOf(path: string) {
  const procedure = procedures[path];
  if (!procedure) throw new Error(`There is a rule for ${path}, but no such procedure.`);
  const { type, meta, inputs } = procedure._def as unknown as {
    type: 'query' | 'mutation';
    meta: ProcedureMeta;
    inputs: unknown[];
  };
  const method = type === 'query' ? ('GET' as const) : ('POST' as const);
  return { method, gate: meta.gate, inputs };
}

/** Every procedure with its rule. */
export function listTrpcCalls(): Call[] {
  return Object.entries(TRPC_RULES).map(([key, rule]) => {
    const name = callOf(key);
    const definition = definitionOf(name);
    return {
      door: trpcDoor,
      key,
      name,
      method: definition.method,
      rule,
      expected: (cell, player, own) => expectTrpc(rule, definition, cell, player, own),
      wellFormed,
    };
  });
}

/** JSON that nobody keeps; a refusal tells its code and nothing of the code's place. */
function wellFormed({ headers, text, code }: Answer): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-store');
  if (code !== null) expect(text).not.toMatch(/"stack"|node_modules|\.ts:\d/);
}
