import { createHash, timingSafeEqual } from 'node:crypto';
import { compareCodeUnits } from '~/lib/compare-code-units';

/** The two secrets of a shop at ECPay. */
export interface EcpayKeys {
  hashKey: string;
  hashIv: string;
}

/** Fields of ECPay's requests and responses, by name. */
export type EcpayFields = Record<string, string>;

/** ECPay's signature of a set of fields: SHA-256 in capital hex over
 *  `HashKey=…&A=…&b=…&HashIV=…`, fields sorted by name without regard to case, the whole encoded as .NET
 *  encodes addresses, in lower case.
 *  Source: developers.ecpay.com.tw, 檢查碼機制說明 (`EncryptType` 1). */
export function checkMacValue(fields: EcpayFields, { hashKey, hashIv }: EcpayKeys): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .map(([name, value]) => [name.toLowerCase(), `${name}=${value}`] as const)
    .sort(([a], [b]) => compareCodeUnits(a, b))
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
  const expected = Buffer.from(checkMacValue(fields, keys));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `HttpUtility.UrlEncode` in lower case: it leaves `-_.!*()` alone, and encodes a space as `+`. */
function dotNetUrlEncode(text: string): string {
  return encodeURIComponent(text)
    .toLowerCase()
    .replaceAll('%20', '+')
    .replaceAll("'", '%27')
    .replaceAll('~', '%7e');
}
