import { z } from 'zod';

/** Whether a schema's input already has a limited size, because an earlier schema has checked it. */
type Place = { path: string; isLimited: boolean };

type Definition = z.core.$ZodTypeDef & Record<string, unknown>;

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** Checks that read only the length of a text or a list. */
const LENGTH_CHECKS: readonly string[] = ['max_length', 'min_length', 'length_equals'];

/** The faults in the limits of an input's schema, by path: a text, list or record without a maximum, and a
 *  text that a pattern, a transform or a condition reads before its maximum is checked. */
export function findLimitFaults(
  schema: z.core.$ZodType,
  { path, isLimited }: Place = { path: '', isLimited: false },
): string[] {
  const definition = definitionOf(schema);
  const at = (part: string) => ({ path: `${path}${part}`, isLimited });
  const own = isLimited ? null : findOwnFault(schema);
  const inner = listParts(schema).flatMap(({ name, part }) => findLimitFaults(part, at(name)));
  const [first, then] = definition.type === 'pipe' ? toPipe(definition) : [];
  const piped = first
    ? [
        ...findLimitFaults(first, at('')),
        ...findLimitFaults(then!, { path, isLimited: isLimited || isSchema(first) }),
      ]
    : [];
  return [...(own === null ? [] : [`${path}: ${own}`]), ...inner, ...piped];
}

const toPipe = (definition: Definition) => [definition.in, definition.out] as z.core.$ZodType[];

/** Whether the first part of a pipe restricts its input; a bare function does not. */
const isSchema = (schema: z.core.$ZodType) => definitionOf(schema).type !== 'transform';

function findOwnFault(schema: z.core.$ZodType): string | null {
  const definition = definitionOf(schema);
  if (definition.coerce) return 'is made of a value of any length';
  if (definition.type === 'string' || definition.type === 'array') return findLengthFault(schema);
  if (definition.type === 'record')
    return findMaximumOfEntries(schema) === null ? 'has no maximum of entries' : null;
  const isAny = ['unknown', 'any', 'custom', 'template_literal', 'map', 'set', 'file'];
  return isAny.includes(definition.type) ? 'may be anything' : null;
}

function findLengthFault(schema: z.core.$ZodType): string | null {
  const definition = definitionOf(schema);
  const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def as unknown as Definition);
  const all = definition.check === 'string_format' ? [definition, ...checks] : checks;
  const maximum = all.findIndex(({ check }) => check === 'max_length' || check === 'length_equals');
  if (maximum === -1) return 'has no maximum';
  const isLength = ({ check }: Definition) => LENGTH_CHECKS.includes(check as string);
  if (!all.slice(0, maximum).every(isLength)) return 'is looked at before its maximum is checked';
  const isEnd = definition.type === 'array' && all.every(isLength);
  return isEnd || all[maximum]?.abort ? null : 'is looked at although it is longer';
}

/** Maximum number of entries of a record; null without one. */
export function findMaximumOfEntries(schema: z.core.$ZodType): number | null {
  const { maxProperties } = z.globalRegistry.get(schema) ?? {};
  return typeof maxProperties === 'number' ? maxProperties : null;
}

/** The schemas within a schema, except for those of a pipe, each with its segment of the path. */
export function listParts(schema: z.core.$ZodType): { name: string; part: z.core.$ZodType }[] {
  const definition = definitionOf(schema);
  const part = (name: string, value: unknown) =>
    value ? [{ name, part: value as z.core.$ZodType }] : [];
  const parts = (values: unknown, toName: (index: number) => string) =>
    ((values as z.core.$ZodType[] | undefined) ?? []).flatMap((value, index) =>
      part(toName(index), value),
    );
  return [
    ...Object.entries(definition.shape ?? {}).flatMap(([key, value]) => part(`.${key}`, value)),
    ...part('.*', definition.catchall),
    ...part('[]', definition.element),
    ...parts(definition.items, (index) => `[${index}]`),
    ...part('[]', definition.rest),
    ...part('{key}', definition.keyType),
    ...part('{}', definition.valueType),
    ...parts(definition.options, () => ''),
    ...part('', definition.left),
    ...part('', definition.right),
    ...part('', definition.innerType),
    ...part('', definition.type === 'lazy' && (definition.getter as () => z.core.$ZodType)()),
  ];
}
