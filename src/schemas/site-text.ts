import { z } from 'zod';
import { reasonSchema, requiredReasonSchema } from './operator';
import { isPrintable, lineSchema, multilineText, textSchema, uuidSchema } from './text';

/** One line in both languages. @param max in UTF-16 units, of each */
export const bilingualLine = (max: number) =>
  z.object({ zh: lineSchema(max), en: lineSchema(max) });

/** Lines of plain text. @param max in UTF-16 units */
const linesSchema = (max: number) =>
  multilineText(max).pipe(
    textSchema(max)
      .min(1, 'required')
      .refine((text) => text.split('\n').every(isPrintable), 'invalid'),
  );

/** Plain text in both languages. @param max in UTF-16 units, of each */
export const bilingualLines = (max: number) =>
  z.object({ zh: linesSchema(max), en: linesSchema(max) });

/** A change of content that operators edit: of the version that the operator read. */
export const contentVersionSchema = z.object({ id: uuidSchema, version: z.int().min(1) });

/** Content that is hidden from learners and never deleted. */
const HIDEABLE_KINDS = ['question', 'news', 'partner'] as const;
export type HideableKind = (typeof HIDEABLE_KINDS)[number];

const hideable = { kind: z.enum(HIDEABLE_KINDS), id: uuidSchema };

/** Visibility of content for learners; hiding needs a reason. */
export const setHiddenSchema = z.discriminatedUnion('hidden', [
  z.object({ ...hideable, hidden: z.literal(true), reason: requiredReasonSchema }),
  z.object({ ...hideable, hidden: z.literal(false), reason: reasonSchema }),
]);
export type SetHiddenInput = z.infer<typeof setHiddenSchema>;

/** Visibility of a video or a voice lesson for learners, with the reason of the change. */
export const setLessonHiddenSchema = z.object({
  id: uuidSchema,
  hidden: z.boolean(),
  reason: requiredReasonSchema,
});
export type SetLessonHiddenInput = z.infer<typeof setLessonHiddenSchema>;

/** New content: the id is made by the form, so that sending it twice adds it once. */
export const newContentSchema = z.object({ id: uuidSchema });

/** Splits a text at blank lines. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
