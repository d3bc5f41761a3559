import type { InvoiceRejection } from '~/domain/invoice/rejection';
import type { Rejected } from '../provider';
import type { EcpayAnswer } from './call';

/** `RtnCode`s that mean more than their words. */
export const RTN = {
  done: 1,
  noInvoice: 2,
  noAllowance: 7,
  duplicateReference: 5070357,
  voidedAlready: 5070453,
} as const;

/** `TransCode`s of a rejected envelope. */
const TRANSPORT_REASONS: Record<number, InvoiceRejection> = { 104: 'CLOCK', 110: 'CREDENTIALS' };

/** ECPay's messages for rejections; the first match counts. Its codes differ by address and are not published
 *  as one list, so known codes are checked first and messages decide the rest. */
const WORDS: readonly (readonly [RegExp, InvoiceRejection])[] = [
  [/財政部.{0,50}(失敗|維護|異常)|系統.{0,50}(忙碌|錯誤|異常)|請稍後/, 'BUSY'],
  [/字軌|用罄|已用完/, 'NUMBERS_USED_UP'],
  [/特店.{0,50}不存在|合約|未啟用|金鑰|簽章/, 'CREDENTIALS'],
  [/捐贈碼|愛心碼/, 'DONATION_CODE'],
  [/手機條碼|載具|自然人憑證/, 'CARRIER'],
  [/統一編號|統編/, 'TAX_ID'],
  [/申報|(超過|逾).{0,50}期限/, 'TOO_LATE'],
  [/已被?折讓|折讓過/, 'ALLOWED_THERE'],
  [/已被?作廢|作廢發票號碼/, 'VOIDED_THERE'],
  [/查無|無發票號碼/, 'UNKNOWN_THERE'],
];

/** The reason of ECPay's rejection, with its own message and code. */
export function toRejected({ kind, code, message }: EcpayAnswer): Rejected {
  const reason =
    kind === 'transport'
      ? (TRANSPORT_REASONS[code] ?? 'OTHER')
      : (WORDS.find(([words]) => words.test(message))?.[1] ?? 'OTHER');
  return { state: 'rejected', reason, detail: `${message} (${code})` };
}
