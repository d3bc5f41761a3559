import { createHash, timingSafeEqual } from 'node:crypto';

/** ECPay's two secrets of a shop. */
export interface EcpayKeys {
  hashKey: string;
  hashIv: string;
}

/** What ECPay posts and answers: names and texts. */
export type EcpayFields = Record<string, string>;

/** ECPay's signature of a set of fields: SHA-256 in capital hex over
 *  `HashKey=…&A=…&b=…&HashIV=…`, fields sorted by name without regard to case, the whole encoded as .NET
 *  encodes addresses and put into small letters.
 *  Source: developers.ecpay.com.tw, 檢查碼機制說明 (`EncryptType` 1). */
export function checkMacValue(fields: EcpayFields, { hashKey, hashIv }: EcpayKeys): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => [name.toLowerCase(), `${name}=${value}`] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, pair]) => pair);
  const text = [`HashKey=${hashKey}`, ...sorted, `HashIV=${hashIv}`].join('&');
  return createHash('sha256').update(dotNetUrlEncode(text)).digest('hex').toUpperCase();
}

/** The fields with their signature. */
export function withCheckMac(fields: EcpayFields, keys: EcpayKeys): EcpayFields {
  return { ...fields, CheckMacValue: checkMacValue(fields, keys) };
}

/** Whether fields carry the shop's own signature. Compared in constant time. */
export function hasValidSignature(fields: EcpayFields, keys: EcpayKeys): boolean {
  const given = Buffer.from((fields.CheckMacValue ?? '').toUpperCase());
  const wanted = Buffer.from(checkMacValue(fields, keys));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** `HttpUtility.UrlEncode` in small letters: it leaves `-_.!*()` alone, and writes a blank as `+`. */
function dotNetUrlEncode(text: string): string {
  return encodeURIComponent(text)
    .toLowerCase()
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
    .replaceAll('~', '%7e');
}
