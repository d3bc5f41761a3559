import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { arbitraryJson, arbitraryNumber, arbitraryText } from './arbitrary';

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
};

/** Valid values by field name: existing ids, e-mails of accounts. */
export type KnownValues = Record<string, readonly unknown[]>;

/** Input almost valid for a schema: mostly its shape, with fields missing, of another type, or extreme. */
export function nearlyValid(schema: z.ZodType, known: KnownValues): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof(
    { weight: 9, arbitrary: toArbitrary(json, known, '') },
    { weight: 1, arbitrary: arbitraryJson },
  );
}

function toArbitrary(schema: JsonSchema, known: KnownValues, name: string): Arbitrary<unknown> {
  const arbitraryValue = { weight: 2, arbitrary: arbitraryJson };
  const knownValues = known[name];
  if (knownValues)
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...knownValues) }, arbitraryValue);
  return fc.oneof({ weight: 6, arbitrary: toShapedArbitrary(schema, known, name) }, arbitraryValue);
}

function toShapedArbitrary(
  schema: JsonSchema,
  known: KnownValues,
  name: string,
): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => toArbitrary(one, known, name)));
  if (schema.type === 'array')
    return fc.array(toArbitrary(schema.items ?? {}, known, name), { maxLength: 4 });
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([key, field]) =>
        [key, fc.option(toArbitrary(field, known, key), { freq: 12, nil: undefined })] as const,
    );
    return fc.record(Object.fromEntries(fields));
  }
  if (schema.type === 'integer' || schema.type === 'number') return arbitraryNumber;
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.type === 'string') return arbitraryText;
  return arbitraryJson;
}
