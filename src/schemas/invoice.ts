import { z } from 'zod';
import { isCertificateCarrier, isDonationCode, isMobileCarrier } from '~/domain/invoice/carrier';
import { INVOICE_STATUSES } from '~/domain/invoice/state-machine';
import { isTaxId } from '~/domain/invoice/tax-id';
import { beginsLikeFormula } from '~/lib/csv-line';
import { normaliseCode } from '~/lib/normalise-code';
import { lineSchema, textSchema } from './text';

export const INVOICE_KINDS = ['MEMBER', 'MOBILE', 'CERTIFICATE', 'COMPANY', 'DONATION'] as const;

/** Typed code, normalised to its printed form. */
const code = (isValid: (code: string) => boolean, message: string) =>
  textSchema(100, message)
    .transform(normaliseCode)
    .pipe(z.string().min(1, 'required').refine(isValid, message));

/** A company's name. A name that a spreadsheet would run as a formula is rejected, because the name is on a
 *  tax document and our lists must not change it. */
const companyTitleSchema = lineSchema(60).refine(
  (title) => !beginsLikeFormula(title),
  'companyTitle',
);

/** Form of the invoice chosen by the buyer: stored with us and mailed, on a phone barcode (手機條碼) or a citizen
 *  digital certificate (自然人憑證), with a company's tax ID (統一編號), or donated (愛心碼). */
export const invoiceChoiceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MEMBER') }),
  z.object({ kind: z.literal('MOBILE'), code: code(isMobileCarrier, 'mobileCarrier') }),
  z.object({ kind: z.literal('CERTIFICATE'), code: code(isCertificateCarrier, 'certificate') }),
  z.object({ kind: z.literal('COMPANY'), code: code(isTaxId, 'taxId'), title: companyTitleSchema }),
  z.object({ kind: z.literal('DONATION'), code: code(isDonationCode, 'donationCode') }),
]);
export type InvoiceChoice = z.infer<typeof invoiceChoiceSchema>;

/** View of an order's invoice for its buyer. */
export const invoiceSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  code: z.string().nullable(),
  title: z.string().nullable(),
  status: z.enum(INVOICE_STATUSES),
  number: z.string().nullable(),
  issuedAt: z.date().nullable(),
  /** Amount, and the part of it in allowances. Integer New Taiwan dollars. */
  amount: z.int(),
  allowed: z.int(),
});
export type InvoiceView = z.infer<typeof invoiceSchema>;
