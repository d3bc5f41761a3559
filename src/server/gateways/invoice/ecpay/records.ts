import { z } from 'zod';
import { isInvoiceNumber } from '~/domain/invoice/number';
import { fromTaipeiClock } from '~/lib/taipei-time';
import { type ProviderAllowance, type ProviderInvoice, ProviderUnavailable } from '../provider';

/** A time of Taipei: `2026-11-26 12:05:09`; some responses use slashes. */
const time = z
  .string()
  .regex(/^\d{4}[-/]\d\d[-/]\d\d \d\d:\d\d:\d\d$/)
  .transform((text) =>
    fromTaipeiClock(new Date(`${text.replaceAll('/', '-').replace(' ', 'T')}Z`)),
  );
const invoiceNumber = z.string().refine(isInvoiceNumber);
const amount = z.coerce.number().pipe(z.int().min(1));
const flag = z.coerce.string().transform((value) => value === '1');

const issuedSchema = z.object({ InvoiceNo: invoiceNumber, InvoiceDate: time });

const foundSchema = z.object({
  IIS_Number: invoiceNumber,
  IIS_Relate_Number: z.string(),
  IIS_Create_Date: time,
  IIS_Sales_Amount: amount,
  IIS_Invalid_Status: flag,
});

const allowanceNumber = z.string().regex(/^[0-9A-Z]{1,16}$/);
/** Null for another format, because the allowance itself is certain. */
const writtenAt = time.nullable().catch(null);
const allowedSchema = z.object({
  IA_Allow_No: allowanceNumber,
  IA_Invoice_No: z.string(),
  IA_Date: writtenAt,
});

const allowancesSchema = z.object({
  AllowanceInfo: z.array(
    z.object({
      IA_Allow_No: allowanceNumber,
      IA_Date: writtenAt,
      IA_Total_Tax_Amount: amount,
      IA_Invalid_Status: flag,
    }),
  ),
});

/** The result of an unreadable success is unknown, so it is queried again. */
function read<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailable('ECPay’s answer lacks what its documentation promises.');
}

/** An invoice that was issued now. */
export function toIssued(data: unknown, amountIssued: number): ProviderInvoice {
  const { InvoiceNo: number, InvoiceDate: issuedAt } = read(issuedSchema, data);
  return { number, issuedAt, amount: amountIssued, isVoided: false };
}

/** An invoice of ECPay's records.
 *  @throws ProviderUnavailable also when it has another reference, because ECPay ignores upper and lower
 *    case */
export function toFound(data: unknown, reference: string): ProviderInvoice {
  const found = read(foundSchema, data);
  if (found.IIS_Relate_Number.toUpperCase() !== reference.toUpperCase())
    throw new ProviderUnavailable('ECPay’s answer is about another invoice.');
  return {
    number: found.IIS_Number,
    issuedAt: found.IIS_Create_Date,
    amount: found.IIS_Sales_Amount,
    isVoided: found.IIS_Invalid_Status,
  };
}

/** An allowance that was written now. */
export function toAllowed(data: unknown, invoice: string, amount: number): ProviderAllowance {
  const { IA_Allow_No, IA_Invoice_No, IA_Date } = read(allowedSchema, data);
  if (IA_Invoice_No !== invoice)
    throw new ProviderUnavailable('ECPay’s answer is about another invoice.');
  return { number: IA_Allow_No, amount, writtenAt: IA_Date };
}

/** The allowances that were not voided. */
export function toAllowances(data: unknown): ProviderAllowance[] {
  return read(allowancesSchema, data)
    .AllowanceInfo.filter((one) => !one.IA_Invalid_Status)
    .map((one) => ({
      number: one.IA_Allow_No,
      amount: one.IA_Total_Tax_Amount,
      writtenAt: one.IA_Date,
    }));
}
