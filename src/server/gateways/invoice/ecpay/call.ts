import { z } from 'zod';
import { ProviderUnavailable } from '../provider';
import { decryptData, type EcpayInvoiceKeys, encryptData } from './cipher';

/** The shop's account for e-invoices at ECPay. */
export interface EcpayInvoiceAccount extends EcpayInvoiceKeys {
  merchantId: string;
  /** ECPay's origin. */
  url: string;
}

const TIMEOUT_MS = 10_000;

/** Version of the B2C interface, sent with every request. */
const REVISION = '3.0.0';

const envelopeSchema = z.object({
  MerchantID: z.coerce.string(),
  TransCode: z.coerce.number(),
  TransMsg: z.string().nullish(),
  Data: z.string().nullish(),
});

const answerSchema = z.looseObject({
  RtnCode: z.coerce.number(),
  RtnMsg: z.string().nullish(),
});

/** ECPay's response: `code` 1 is success. `transport` is an error about the envelope, whose content ECPay
 *  has not read. */
export type EcpayAnswer =
  | { kind: 'answer'; code: number; message: string; data: Record<string, unknown> }
  | { kind: 'transport'; code: number; message: string };

/** Posts an encrypted request to one of ECPay's addresses.
 *  @param path such as `/B2CInvoice/Issue`
 *  @throws ProviderUnavailable with a message that contains none of the posted data */
export async function call(
  account: EcpayInvoiceAccount,
  path: string,
  data: object,
): Promise<EcpayAnswer> {
  const envelope = envelopeSchema.safeParse(await post(account, path, data)).data;
  if (!envelope) throw new ProviderUnavailable(`ECPay’s response at ${path} cannot be parsed.`);
  const { TransCode, TransMsg, Data } = envelope;
  if (TransCode !== 1) return { kind: 'transport', code: TransCode, message: toWords(TransMsg) };
  if (envelope.MerchantID !== account.merchantId)
    throw new ProviderUnavailable(`ECPay’s response at ${path} is about another shop.`);
  const answer = answerSchema.safeParse(decrypt(account, Data ?? '')).data;
  if (!answer) throw new ProviderUnavailable(`ECPay’s response at ${path} cannot be decrypted.`);
  const { RtnCode, RtnMsg, ...rest } = answer;
  return { kind: 'answer', code: RtnCode, message: toWords(RtnMsg), data: rest };
}

async function post(account: EcpayInvoiceAccount, path: string, data: object): Promise<unknown> {
  const { merchantId: MerchantID, url } = account;
  const body = {
    MerchantID,
    // Seconds; ECPay rejects a request that is ten minutes old.
    RqHeader: { Timestamp: Math.floor(Date.now() / 1000), Revision: REVISION },
    Data: encryptData({ MerchantID, ...data }, account),
  };
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await response.json();
    throw new ProviderUnavailable(`ECPay responded ${response.status} at ${path}.`);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`ECPay cannot be reached at ${path}.`);
  }
}

function decrypt(account: EcpayInvoiceAccount, text: string): unknown {
  try {
    return decryptData(text, account);
  } catch {
    return null;
  }
}

/** ECPay's message without control characters, shortened for display. */
function toWords(text: string | null | undefined): string {
  return (text ?? '').replace(/\p{C}/gu, '').slice(0, 200);
}
