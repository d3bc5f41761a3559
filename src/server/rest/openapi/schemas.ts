import { z } from 'zod';
import { front as textsEn } from '~/i18n/locales/en/front';
import type { RestEndpoint } from '../endpoint';
import { restEndpoints } from '../endpoints';
import { responseSchemas } from '../schema-names';
import '../error-schema'; // registers the schema of errors
import type { JsonSchema } from './types';

export type RestTexts = { fields: Record<string, string> };

const JSON_SCHEMA_OPTIONS = { unrepresentable: 'any', override: datesAsText } as const;

/** Describes dates as ISO text, because JSON has no dates. */
function datesAsText({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: object;
}) {
  if (zodSchema._zod.def.type !== 'date') return;
  Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
}

export const refTo = (id: string): JsonSchema => ({ $ref: `#/components/schemas/${id}` });

/** `auth/edit-profile` → `AuthEditProfile`. */
export function toOperationName(path: string): string {
  return path.replace(/(^|[/-])([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** Schema of a call's body: its input, and the CSRF token when the body has it. */
export function requestSchema(call: RestEndpoint, multipart = false): JsonSchema {
  let fields = call.input as z.ZodObject;
  if (call.multipart && !multipart) fields = fields.omit({ avatar: true });
  if (call.token === '_token') fields = z.object({ _token: z.string() }).extend(fields.shape);
  return stripSchemaIds(
    z.toJSONSchema(fields, { ...JSON_SCHEMA_OPTIONS, io: 'input' }) as JsonSchema,
  );
}

/** Every schema of the document, generated from those that validate requests and type responses. */
export function componentSchemas(texts: RestTexts = textsEn): Record<string, JsonSchema> {
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(responseSchemas, {
    ...JSON_SCHEMA_OPTIONS,
    io: 'output',
    uri,
  });
  const all: Record<string, JsonSchema> = {};
  for (const [path, call] of Object.entries(restEndpoints)) {
    if (call.method !== 'POST') continue;
    all[`${toOperationName(path)}Request`] = requestSchema(call);
    if (call.multipart) all[`${toOperationName(path)}Form`] = requestSchema(call, true);
  }
  for (const [id, schema] of Object.entries(schemas))
    all[id] = stripSchemaIds(schema as JsonSchema);
  for (const [id, schema] of Object.entries(all)) describeFields(id, schema, texts.fields);
  return all;
}

function stripSchemaIds({ $schema, $id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function describeFields(id: string, schema: JsonSchema, fields: Record<string, string>): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const description = fields[`${id}.${name}`] ?? fields[name];
    if (description) property.description = description;
    describeFields(id, property, fields);
  }
}
