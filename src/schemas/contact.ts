import { z } from 'zod';
import { CONTACT_BODY_MAX, CONTACT_SUBJECTS, type ContactSubject } from '~/domain/letter';
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

/** As people copy it: SY20261121-7K3QX, in any case and with spaces around. */
const orderNumberSchema = z
  .string()
  .transform((text) => text.normalize('NFKC').trim().toUpperCase())
  .pipe(z.string().regex(/^SY\d{8}-[A-Z0-9]{5}$/, 'orderNumber'));

/** A letter to us. One schema for the form and the door. */
export const sendContactSchema = z.object({
  /** Made by the form for one writing: the same one twice is one letter. */
  sendKey: z.uuid(),
  name: nameSchema,
  email: emailSchema,
  subject: z.enum(CONTACT_SUBJECTS, 'required'),
  /** Kept with letters about orders only. */
  orderNumber: emptyToNull(orderNumberSchema),
  body: bodySchema,
  /** A field that people do not see: what fills it in is no person, and is thanked like one. */
  website: z.string().max(500).optional(),
});
export type SendContactInput = z.infer<typeof sendContactSchema>;

export const contactIdSchema = z.object({ id: z.uuid() });
export type ContactIdInput = z.infer<typeof contactIdSchema>;

/** A letter as an operator reads it. */
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
