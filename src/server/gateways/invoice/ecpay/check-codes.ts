import type { InvoiceChoice } from '~/schemas/invoice';
import { ProviderUnavailable, type Rejected } from '../provider';
import { call, type EcpayInvoiceAccount } from './call';
import { RTN, toRejected } from './rejection';

/** Checks at ECPay whether a phone barcode or a donation code exists, as its documentation requires before an
 *  issue, because the tax platform accepts an invoice on an unregistered code.
 *  @returns the rejection, or null when the invoice can be issued
 *  @throws ProviderUnavailable */
export async function checkCodes(
  account: EcpayInvoiceAccount,
  choice: InvoiceChoice,
): Promise<Rejected | null> {
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
): Promise<Rejected | null> {
  const answer = await call(account, path, data);
  if (answer.kind === 'transport' || answer.code !== RTN.done) return toRejected(answer);
  const { IsExist } = answer.data;
  if (IsExist === 'Y') return null;
  if (IsExist === 'N') return { state: 'rejected', reason, detail: '' };
  throw new ProviderUnavailable(`ECPay’s answer at ${path} says neither Y nor N.`);
}
