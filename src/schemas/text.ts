import { z } from 'zod';
import { stripInvisible } from '~/lib/strip-invisible';

/** What no keyboard types and what stores, mails or the eye cannot take: control characters (PostgreSQL
 *  refuses NUL), separators of lines and paragraphs, halves of a surrogate pair (its JSON refuses them),
 *  noncharacters, and the signs that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;

const VISIBLE = /[^\p{Z}\p{C}\p{DI}]/u;

/** Whether a line of text can be kept and shown as it is. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** One line of text that people typed: trimmed, without signs that nobody sees, with at least one
 *  character that can be seen.
 *  @param most in UTF-16 units */
export const lineSchema = (max: number) =>
  z
    .string()
    .overwrite(stripInvisible)
    .trim()
    .max(max, 'tooLong')
    .refine((text) => VISIBLE.test(text), 'required')
    .refine(isPrintable, 'invalid');

/** A machine's word, such as a name of a version. */
export const wordSchema = (max: number) => z.string().min(1).max(max).refine(isPrintable);

/** Lines of plain text as a form sends them, trimmed, with one kind of line end, without signs that nobody
 *  sees. */
export const multilineText = z
  .string()
  .transform((text) => stripInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim());

/** A field that may be left empty: blanks mean that nothing was said. */
export const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
