import { z } from 'zod';
import { accountIdSchema } from './operator';
import { isPrintable, isVisible, multilineText, textSchema, uuidSchema } from './text';

/** Maximum length of a note, UTF-16 units. */
export const NOTE_MAX = 1000;

/** Maximum number of notes that the page of a person lists. */
export const MAX_LISTED_NOTES = 100;

/** An operator's note on a person. `noteKey` makes a repeated request one note. */
export const addNoteSchema = accountIdSchema.extend({
  noteKey: uuidSchema,
  text: multilineText(NOTE_MAX).pipe(
    textSchema(NOTE_MAX)
      .refine(isVisible, 'required')
      .refine((text) => text.split(/[\n\t]/).every(isPrintable), 'invalid'),
  ),
});
export type AddNoteInput = z.infer<typeof addNoteSchema>;

export const personNoteSchema = z.object({
  id: z.string(),
  at: z.date(),
  text: z.string(),
  /** Name of the operator; null for the system, empty when the account is deleted. */
  author: z.string().nullable(),
});
export type PersonNote = z.infer<typeof personNoteSchema>;
