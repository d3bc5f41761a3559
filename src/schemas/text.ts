import { z } from 'zod';
import { stripInvisible } from '~/lib/strip-invisible';

/** Characters that cannot be stored, mailed or displayed safely: control characters (PostgreSQL rejects NUL),
 *  line and paragraph separators, lone surrogates (PostgreSQL's JSON rejects them), noncharacters, and
 *  characters that override the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;

const VISIBLE = /[^\p{Z}\p{C}\p{DI}]/u;

/** Whether a line of text can be stored and shown as it is. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** One line of typed text: trimmed, without invisible characters, with at least one visible character.
 *  @param max in UTF-16 units */
export const lineSchema = (max: number) =>
  z
    .string()
    .overwrite(stripInvisible)
    .trim()
    .max(max, 'tooLong')
    .refine((text) => VISIBLE.test(text), 'required')
    .refine(isPrintable, 'invalid');

/** A machine-made text, such as the name of a version. */
export const wordSchema = (max: number) => z.string().min(1).max(max).refine(isPrintable);

/** Plain text of several lines: trimmed, with `\n` as line break, without invisible characters. */
export const multilineText = z
  .string()
  .transform((text) => stripInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim());

/** An optional field: blank text counts as absent. */
export const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
