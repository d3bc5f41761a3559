import { z } from 'zod';
import { CONTACT_BODY_MAX, CONTACT_SUBJECTS } from '~/domain/contact-subject';
import { normaliseCode } from '~/lib/normalise-code';
import { emailSchema, nameSchema } from './auth';
import { tableInputSchema, tablePageSchema } from './table';
import { emptyToNull, isPrintable, isVisible, multilineText, textSchema, uuidSchema } from './text';

/** Lines of plain text. */
const bodySchema = multilineText(CONTACT_BODY_MAX).pipe(
  textSchema(CONTACT_BODY_MAX)
    .refine(isVisible, 'required')
    .refine((text) => text.split(/[\n\t]/).every(isPrintable), 'invalid'),
);

/** Order number such as SY20261121-7K3QX, in any spelling. */
const orderNumberSchema = textSchema(100, 'orderNumber')
  .transform(normaliseCode)
  .pipe(z.string().regex(/^SY\d{8}-[A-Z0-9]{5}$/, 'orderNumber'));

/** A contact message, for the form and the entry points. */
export const sendContactSchema = z.object({
  /** Idempotency key, made by the form for one message. */
  sendKey: uuidSchema,
  name: nameSchema,
  email: emailSchema,
  subject: z.enum(CONTACT_SUBJECTS, 'required'),
  /** Stored with messages about orders only. */
  orderNumber: emptyToNull(orderNumberSchema),
  body: bodySchema,
  /** Honeypot: a hidden field that only bots fill in; they get the same response as people. */
  website: textSchema(500).optional(),
});
export type SendContactInput = z.infer<typeof sendContactSchema>;

export const contactIdSchema = z.object({ id: uuidSchema });
export type ContactIdInput = z.infer<typeof contactIdSchema>;

/** View of a contact message for operators. */
const contactMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(CONTACT_SUBJECTS),
  orderNumber: z.string().nullable(),
  body: z.string(),
  language: z.enum(['zh', 'en']),
  /** The account that was logged in. */
  userId: z.string().nullable(),
  createdAt: z.date(),
  repliedAt: z.date().nullable(),
});
export type ContactMessageView = z.infer<typeof contactMessageSchema>;

/** Input of the operators' letters; without a state all of them. */
export const listLettersSchema = tableInputSchema(['createdAt'], {
  state: z.enum(['waiting']).optional(),
});
export type ListLettersInput = z.infer<typeof listLettersSchema>;

export const letterPageSchema = tablePageSchema(contactMessageSchema);
export type LetterPage = z.infer<typeof letterPageSchema>;
