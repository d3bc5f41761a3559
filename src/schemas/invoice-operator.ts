import { z } from 'zod';
import { isInvoiceNumber, normalisedNumber } from '~/domain/invoice/number';
import { orderIdSchema } from './order';
import { dateSchema, lineSchema, textSchema } from './text';

const number = textSchema(20).transform(normalisedNumber).refine(isInvoiceNumber);
const amount = z
  .union([z.number(), textSchema(20)])
  .pipe(z.coerce.number())
  .pipe(z.int().min(1));

/** The day in Taipei of the act at the tax platform; today if absent. */
const day = dateSchema.optional();

/** An invoice that the operator has issued on the tax platform: its number of two letters and eight digits, its
 *  amount and its day. */
export const issueInvoiceSchema = orderIdSchema.extend({ number, amount, day });
export type IssueInvoiceInput = z.infer<typeof issueInvoiceSchema>;

/** A void at the tax platform. */
export const voidInvoiceSchema = orderIdSchema.extend({ day });
export type VoidInvoiceInput = z.infer<typeof voidInvoiceSchema>;

/** Correction of an invoice number to that of the tax platform, and the reason of the mistake. */
export const correctInvoiceSchema = orderIdSchema.extend({ number, reason: lineSchema(200) });
export type CorrectInvoiceInput = z.infer<typeof correctInvoiceSchema>;

/** An allowance; its number of up to sixteen letters and digits is that of the tax platform. */
export const issueAllowanceSchema = orderIdSchema.extend({
  number: textSchema(20)
    .transform(normalisedNumber)
    .refine((number) => /^[0-9A-Z]{1,16}$/.test(number)),
  amount,
  day,
});
export type IssueAllowanceInput = z.infer<typeof issueAllowanceSchema>;
