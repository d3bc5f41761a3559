import { z } from 'zod';

/** The shapes of answers that have a name in the OpenAPI document. */
export const answerShapes = z.registry<{ id: string }>();

/** Gives a shape its name in the document. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  answerShapes.add(schema, { id });
  return schema;
}
