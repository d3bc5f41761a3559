import { z } from 'zod';

/** The response schemas that have a name in the OpenAPI document. */
export const responseSchemas = z.registry<{ id: string }>();

/** Registers the name of a schema in the document. */
export function withSchemaName<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  responseSchemas.add(schema, { id });
  return schema;
}
