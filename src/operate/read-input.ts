import type { z } from 'zod';
import { UsageError } from './usage-error';

/** What a command's words say, as a verb takes it.
 *  @param usage how the command is used, for the person who typed something else
 *  @throws UsageError */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  words: unknown,
  usage: string,
): z.infer<Schema> {
  const read = schema.safeParse(words);
  if (!read.success) throw new UsageError(usage);
  return read.data;
}
