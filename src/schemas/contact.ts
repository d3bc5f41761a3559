import { z } from 'zod';
import { CONTACT_BODY_MAX, CONTACT_SUBJECTS, type ContactSubject } from '~/domain/contact-subject';
import { emailSchema, nameSchema } from './auth';
import { emptyToNull, isPrintable, multilineText } from './text';

/** Lines of plain text. */
const bodySchema = multilineText.pipe(
  z
    .string()
    .min(1, 'required')
    .max(CONTACT_BODY_MAX, 'tooLong')
    .refine((text) => text.split(/[\n\t]/).every(isPrintable), 'invalid'),
);

/** Order number such as SY20261121-7K3QX, in any case and with spaces around. */
const orderNumberSchema = z
  .string()
  .transform((text) => text.normalize('NFKC').trim().toUpperCase())
  .pipe(z.string().regex(/^SY\d{8}-[A-Z0-9]{5}$/, 'orderNumber'));

/** A contact message, for the form and the entry points. */
export const sendContactSchema = z.object({
  /** Idempotency key, made by the form for one message. */
  sendKey: z.uuid(),
  name: nameSchema,
  email: emailSchema,
  subject: z.enum(CONTACT_SUBJECTS, 'required'),
  /** Stored with messages about orders only. */
  orderNumber: emptyToNull(orderNumberSchema),
  body: bodySchema,
  /** Honeypot: a hidden field that only bots fill in; they get the same response as people. */
  website: z.string().max(500).optional(),
});
export type SendContactInput = z.infer<typeof sendContactSchema>;

export const contactIdSchema = z.object({ id: z.uuid() });
export type ContactIdInput = z.infer<typeof contactIdSchema>;

/** View of a contact message for operators. */
export interface ContactMessageView {
  id: string;
  name: string;
  email: string;
  subject: ContactSubject;
  orderNumber: string | null;
  body: string;
  language: 'zh' | 'en';
  /** The account that was logged in. */
  userId: string | null;
  createdAt: Date;
  repliedAt: Date | null;
}
