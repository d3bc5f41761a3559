import { z } from 'zod';
import { cleanLine } from '~/lib/clean-typed';
import { stripInvisible } from '~/lib/strip-invisible';

/** Characters that cannot be stored, mailed or displayed safely: control characters (PostgreSQL rejects NUL),
 *  line and paragraph separators, lone surrogates (PostgreSQL's JSON rejects them), noncharacters, and
 *  characters that override the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;

/** Invisible characters that are classified as signs or letters: blanks of braille, of music and of old
 *  scripts. */
const EMPTY = '\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}';
/** A combining mark alone does not count, because it needs a letter. */
const VISIBLE = new RegExp(`[^\\p{Z}\\p{C}\\p{DI}\\p{M}\ufffc${EMPTY}]`, 'u');
const BLANK = new RegExp(`^[\\s\\p{Z}\\p{DI}${EMPTY}]*$`, 'u');

/** Whether anything of a text is seen. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a line of text can be stored and shown unchanged. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** A text without the characters that the database rejects: a search for them finds what it would without. */
export const withoutUnprintable = (text: string): string =>
  text.replaceAll(new RegExp(UNPRINTABLE, 'gu'), '');

/** Any text of limited length. Validation stops at a longer text, whereas zod would continue with the following
 *  patterns, transforms and conditions. Every text of an input must begin with it.
 *  @param max in characters, which zod counts as code points
 *  @param message of a longer text, a key of `validation` */
export const textSchema = (max: number, message = 'tooLong') =>
  z.string().max(max, { abort: true, error: message });

/** Maximum length of a typed text before spaces, invisible characters and line breaks are removed and the
 *  rest is measured. */
const typedMax = (max: number) => 4 * max + 200;

/** A typed text, trimmed, without invisible characters. @param max in characters, after the clean-up */
export const typedSchema = (max: number) =>
  textSchema(typedMax(max)).overwrite(cleanLine).max(max, { abort: true, error: 'tooLong' });

/** An id of ours. */
export const uuidSchema = textSchema(36).check(z.uuid());

/** A calendar day, such as `2026-11-25`. */
export const dateSchema = textSchema(10).check(z.iso.date());

/** A file in base64. @param maxBytes of the file itself */
export const fileSchema = (maxBytes: number) =>
  textSchema(Math.ceil(maxBytes / 3) * 4).check(z.base64());

/** A record of limited size. @param max number of its entries */
export const recordSchema = <Key extends z.ZodType<string, string>, Value extends z.ZodType>(
  key: Key,
  value: Value,
  max: number,
) =>
  z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= max, 'tooLong')
    .meta({ maxProperties: max });

/** One line of typed text: trimmed, without invisible characters, with at least one visible character.
 *  @param max in UTF-16 units */
export const lineSchema = (max: number) =>
  textSchema(typedMax(max))
    .overwrite(cleanLine)
    .max(max, 'tooLong')
    .refine(isVisible, 'required')
    .refine(isPrintable, 'invalid');

/** A machine-made text, such as the name of a version. */
export const wordSchema = (max: number) => textSchema(max).min(1).refine(isPrintable);

/** Plain text of several lines: trimmed, with `\n` as line break, without invisible characters.
 *  @param max in UTF-16 units, after the clean-up; the following schema checks it exactly */
export const multilineText = (max: number) =>
  textSchema(typedMax(max)).transform((text) =>
    stripInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).trim(),
  );

/** Maximum length of a blank text that counts as absent; a longer one is a text that is too long. */
const MAX_BLANK = 200;

/** Whether a field is empty or has only invisible characters. */
export const isBlank = (value: unknown) =>
  typeof value === 'string' && value.length <= MAX_BLANK && BLANK.test(value);

/** An optional field: blank text counts as absent. */
export const emptyToNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
