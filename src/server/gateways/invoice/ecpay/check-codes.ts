import type { InvoiceChoice } from '~/schemas/invoice';
import { ProviderUnavailable, type Refused } from '../provider';
import { call, type EcpayInvoiceAccount } from './call';
import { RTN, toRefused } from './refusal';

/** Asks ECPay whether a phone barcode or a donation code exists, as its documentation wants before an issue: the
 *  tax platform takes an invoice on a code that nobody has.
 *  @returns the refusal, or null when the invoice can be issued
 *  @throws ProviderUnavailable */
export async function checkCodes(
  account: EcpayInvoiceAccount,
  choice: InvoiceChoice,
): Promise<Refused | null> {
  if (choice.kind === 'MOBILE')
    return check(account, '/B2CInvoice/CheckBarcode', { BarCode: choice.code }, 'CARRIER');
  if (choice.kind === 'DONATION')
    return check(account, '/B2CInvoice/CheckLoveCode', { LoveCode: choice.code }, 'DONATION_CODE');
  return null;
}

async function check(
  account: EcpayInvoiceAccount,
  path: string,
  data: object,
  reason: 'CARRIER' | 'DONATION_CODE',
): Promise<Refused | null> {
  const answer = await call(account, path, data);
  if (answer.kind === 'transport' || answer.code !== RTN.done) return toRefused(answer);
  const { IsExist } = answer.data;
  if (IsExist === 'Y') return null;
  if (IsExist === 'N') return { state: 'refused', reason, detail: '' };
  throw new ProviderUnavailable(`ECPay’s answer at ${path} says neither Y nor N.`);
}
