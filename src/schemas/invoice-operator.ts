import { z } from 'zod';
import { isInvoiceNumber, normalisedNumber } from '~/domain/invoice/number';
import { orderIdSchema } from './order';
import { lineSchema } from './text';

const number = z.string().max(20).transform(normalisedNumber).refine(isInvoiceNumber);
const amount = z.coerce.number().pipe(z.int().min(1));

/** What the operator has written at the tax platform: two letters and eight digits, and the amount on it. */
export const issueInvoiceSchema = orderIdSchema.extend({
  number,
  amount,
});
export type IssueInvoiceInput = z.infer<typeof issueInvoiceSchema>;

/** The number that the invoice really has at the tax platform, and why it was written down wrongly. */
export const correctInvoiceSchema = orderIdSchema.extend({ number, reason: lineSchema(200) });
export type CorrectInvoiceInput = z.infer<typeof correctInvoiceSchema>;

/** An allowance's number is the platform's own: up to sixteen letters and digits. */
export const issueAllowanceSchema = orderIdSchema.extend({
  number: z
    .string()
    .max(20)
    .transform(normalisedNumber)
    .refine((number) => /^[0-9A-Z]{1,16}$/.test(number)),
  amount,
});
export type IssueAllowanceInput = z.infer<typeof issueAllowanceSchema>;
