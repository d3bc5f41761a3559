import { z } from 'zod';
import { RESEND_STATES } from '~/domain/mail-resend';
import { MAIL_TEMPLATES } from '~/domain/mail-template';
import { LANGUAGES } from '~/lib/language';
import { requiredReasonSchema } from './operator';
import { searchTextSchema, tableInputSchema, tablePageSchema } from './table';
import { uuidSchema } from './text';

export const MAIL_STATUSES = ['PENDING', 'SENT', 'FAILED'] as const;

/** Input of the table of mails. `q` is a whole address. */
export const listMailsSchema = tableInputSchema(['createdAt'], {
  status: z.enum(MAIL_STATUSES).optional(),
  template: z.enum(MAIL_TEMPLATES).optional(),
  q: searchTextSchema.optional(),
});
export type ListMailsInput = z.infer<typeof listMailsSchema>;

const mailRowSchema = z.object({
  id: z.string(),
  /** A name of `MAIL_TEMPLATES`, or of an earlier release. */
  template: z.string(),
  recipient: z.string(),
  /** Id of the account that has the address now. */
  personId: z.string().nullable(),
  language: z.enum(LANGUAGES),
  status: z.enum(MAIL_STATUSES),
  tries: z.int(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** Time of the next try of a mail that waits. */
  nextTryAt: z.date().nullable(),
  /** Reason of the last failure, as the mail server gave it. */
  lastError: z.string().nullable(),
  /** Whether it repeats an earlier mail. */
  isRepeat: z.boolean(),
  resend: z.enum(RESEND_STATES),
});
export type MailRow = z.infer<typeof mailRowSchema>;

export const mailPageSchema = tablePageSchema(mailRowSchema);

export const resendMailSchema = z.object({ id: uuidSchema, reason: requiredReasonSchema });
export type ResendMailInput = z.infer<typeof resendMailSchema>;

/** The mail's recipient: an account may have another address by now. */
export const resentMailSchema = z.object({ recipient: z.string() });
export type ResentMail = z.infer<typeof resentMailSchema>;

export const mailTemplateSchema = z.object({ template: z.enum(MAIL_TEMPLATES) });
export type MailTemplateInput = z.infer<typeof mailTemplateSchema>;

const mailSampleSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** A template's sample mail in each language. */
export const mailSamplesSchema = z.object({ zh: mailSampleSchema, en: mailSampleSchema });
export type MailSamples = z.infer<typeof mailSamplesSchema>;
