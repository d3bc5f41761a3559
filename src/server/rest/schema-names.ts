import { z } from 'zod';

/** The shapes of answers that have a name in the OpenAPI document. */
export const responseSchemas = z.registry<{ id: string }>();

/** Gives a shape its name in the document. */
export function withSchemaName<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  responseSchemas.add(schema, { id });
  return schema;
}
