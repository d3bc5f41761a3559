import type { z } from 'zod';
import { UsageError } from './usage-error';

/** Parses a command's arguments into the input of a verb.
 *  @param usage message of the error
 *  @throws UsageError */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  usage: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new UsageError(usage);
  return parsed.data;
}
