import type { z } from 'zod';
import { findMaximumOfEntries, listParts } from './schema-texts';

/** Maximum number of UTF-8 bytes of a character. */
const BYTES_OF_CHARACTER = 4;

/** Bytes of a number, a time or a truth value. */
const BYTES_OF_VALUE = 30;

/** The maximum size of a schema's input as JSON, bytes. */
export function maxInputBytes(schema: z.core.$ZodType): number {
  const definition = schema._zod.def as unknown as Record<string, unknown> & { type: string };
  const checks = ((definition.checks ?? []) as z.core.$ZodCheck[]).map(
    ({ _zod }) => _zod.def as unknown as { maximum?: number; length?: number; format?: string },
  );
  const toMaximum = ({ maximum, length }: (typeof checks)[number]) => maximum ?? length ?? Infinity;
  const most = Math.min(...checks.map(toMaximum));
  const isBase64 = checks.some(({ format }) => format === 'base64');
  const parts = () =>
    listParts(schema).map(({ name, part }) => [name, maxInputBytes(part)] as const);
  const sum = () => parts().reduce((bytes, [name, size]) => bytes + name.length + 3 + size, 2);
  const largest = () => Math.max(0, ...parts().map(([, size]) => size));
  if (definition.type === 'string') return most * (isBase64 ? 1 : BYTES_OF_CHARACTER) + 3;
  if (definition.type === 'array') return (sum() + 1) * most;
  if (definition.type === 'record') return sum() * (findMaximumOfEntries(schema) ?? 0);
  if (definition.type === 'object' || definition.type === 'tuple') return sum();
  if (definition.type === 'intersection') return sum();
  if (definition.type === 'pipe') {
    const { in: first, out } = definition as unknown as {
      in: z.core.$ZodType;
      out: z.core.$ZodType;
    };
    return maxInputBytes(first._zod.def.type === 'transform' ? out : first);
  }
  if (definition.type === 'enum')
    return (
      Math.max(...Object.values(definition.entries as object).map((of) => String(of).length)) + 3
    );
  return Math.max(largest(), BYTES_OF_VALUE);
}
