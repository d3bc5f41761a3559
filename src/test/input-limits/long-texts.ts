import type { z } from 'zod';
import { listParts } from './schema-texts';

/** A position for a text in an input, with a function that builds an input with that text. */
export interface TextPlace {
  path: string;
  toInput(text: string): unknown;
}

/** The positions for texts in a schema's input. */
export function listTextPlaces(schema: z.core.$ZodType): TextPlace[] {
  const definition = schema._zod.def as unknown as Record<string, unknown> & { type: string };
  if (definition.type === 'string') return [{ path: '', toInput: (text) => text }];
  if (definition.type === 'pipe') {
    const [first, then] = [definition.in, definition.out] as [z.core.$ZodType, z.core.$ZodType];
    return listTextPlaces(first._zod.def.type === 'transform' ? then : first);
  }
  return listParts(schema).flatMap(({ name, part }) =>
    listTextPlaces(part).map(({ path, toInput }) => ({
      path: `${name}${path}`,
      toInput: (text: string) => wrap(schema, name, toInput(text)),
    })),
  );
}

/** Builds an input of a schema with a given value in one of its parts. */
function wrap(schema: z.core.$ZodType, name: string, value: unknown): unknown {
  if (name.startsWith('.')) return { ...fixedFields(schema), [name.slice(1)]: value };
  if (name === '[]') return [value];
  const index = /^\[(\d+)\]$/.exec(name)?.[1];
  if (index !== undefined) return Array.from({ length: Number(index) + 1 }, () => value);
  if (name === '{key}') return { [value as string]: '' };
  return name === '{}' ? { key: value } : value;
}

/** The fields of an object with a single possible value, which distinguish it from others of a union. */
function fixedFields(schema: z.core.$ZodType): Record<string, unknown> {
  const { shape = {} } = schema._zod.def as unknown as { shape?: Record<string, z.core.$ZodType> };
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, { _zod }]) => {
      const { values } = _zod.def as unknown as { values?: unknown[] };
      return _zod.def.type === 'literal' ? [[key, values?.[0]]] : [];
    }),
  );
}

/** All functions that read the characters of a text. */
const READERS: readonly (readonly [object, readonly (string | symbol)[]])[] = [
  [
    RegExp.prototype,
    [
      'exec',
      'test',
      ...[Symbol.replace, Symbol.split, Symbol.match, Symbol.matchAll, Symbol.search],
    ],
  ],
  [
    String.prototype,
    [
      ...['normalize', 'trim', 'trimStart', 'trimEnd', 'replace', 'replaceAll', 'split', 'match'],
      ...['toLowerCase', 'toUpperCase', 'matchAll', 'search', Symbol.iterator],
    ],
  ],
  [globalThis, ['atob', 'decodeURIComponent', 'encodeURIComponent']],
  [JSON, ['parse']],
  [URL, ['canParse']],
];

/** Patterns that zod itself applies to a text that is too long, once and in linear time: whether it must count code
 *  points, and whether a key is a number. */
const OF_ZOD: readonly string[] = [/[\uD800-\uDBFF]/.source, /^-?\d+(?:\.\d+)?$/.source];

/** The functions that read a long text of zeros, or a text made of it, while `act` ran. */
export async function listReadersOfZeros(
  length: number,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = [];
  const isLong = (value: unknown) =>
    typeof value === 'string' && value.length >= length && value[0] === '0' && value.at(-1) === '0';
  const undo = READERS.flatMap(([owner, names]) =>
    names.map((name) => {
      const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      const watched = function (this: unknown, ...given: unknown[]) {
        const isOfZod = this instanceof RegExp && OF_ZOD.includes(this.source);
        if (!isOfZod && (isLong(this) || isLong(given[0]))) seen.push(String(name));
        return Reflect.apply(original, this, given);
      };
      const descriptor = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { ...descriptor, value: watched });
      return () => Object.defineProperty(owner, name, descriptor!);
    }),
  );
  try {
    await act();
  } finally {
    for (const restore of undo) restore();
  }
  return seen;
}
