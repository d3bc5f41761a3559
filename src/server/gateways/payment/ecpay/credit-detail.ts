import { z } from 'zod';
import { GatewayUnavailable } from '../gateway';
import type { EcpayAccount } from './account';
import { post } from './call';

/** State of a captured card payment on its way to the bank. */
export interface CreditDetail {
  stage: 'none' | 'authorised' | 'closing' | 'closed' | 'given-up';
  /** Total of the refunds, in New Taiwan dollars. */
  refunded: number;
}

const number = z.coerce.number().int();
const responseSchema = z.object({
  RtnMsg: z.string(),
  RtnValue: z
    .object({
      status: z.string(),
      amount: number,
      close_data: z.array(z.object({ status: z.string(), amount: number })).default([]),
    })
    .nullish(),
});

/** ECPay's statuses. */
const STATUSES = { authorised: '已授權', closing: '要關帳', closed: '已關帳', givenUp: '已取消' };

/** The card statement of a trade (`/CreditDetail/QueryTrade/V2`; developers.ecpay.com.tw, 查詢信用卡單筆明細). A day's
 *  closing is a positive entry, a refund a negative one; cancelled entries do not count. ECPay documents the
 *  fields and no example of a refund's entry. Other shops use the last positive entry
 *  (github.com/zenbuapps/woomp/issues/129). If refunds were positive, too, the entries would exceed the trade;
 *  in that case nothing is concluded and no money is moved.
 *  @param gwsr ECPay's number of the authorisation
 *  @throws GatewayUnavailable */
export async function creditDetail(
  account: EcpayAccount,
  gwsr: string,
  amount: number,
): Promise<CreditDetail> {
  const text = await post(account, '/CreditDetail/QueryTrade/V2', {
    CreditRefundId: gwsr,
    CreditAmount: String(amount),
    CreditCheckCode: account.creditCheckCode,
  });
  const { RtnMsg, RtnValue } = parse(text);
  if (!RtnValue || RtnMsg !== '')
    throw new GatewayUnavailable(`ECPay’s card statement cannot be read: ${RtnMsg}`);
  const entries = RtnValue.close_data.filter(
    ({ status }) => status === STATUSES.closing || status === STATUSES.closed,
  );
  const closings = entries.filter((entry) => entry.amount > 0);
  if (closings.reduce((sum, entry) => sum + entry.amount, 0) > RtnValue.amount)
    throw new GatewayUnavailable('ECPay’s card statement does not add up.');
  const closing = closings.at(-1);
  const refunded = entries.reduce((sum, entry) => sum - Math.min(entry.amount, 0), 0);
  if (closing) {
    const stage = closing.status === STATUSES.closing ? 'closing' : 'closed';
    return { stage, refunded };
  }
  if (RtnValue.status === STATUSES.givenUp) return { stage: 'given-up', refunded: RtnValue.amount };
  // A reversed closing leaves the authorisation unchanged.
  const isAuthorised = RtnValue.status === STATUSES.authorised || RtnValue.close_data.length > 0;
  return { stage: isAuthorised ? 'authorised' : 'none', refunded: 0 };
}

function parse(text: string) {
  try {
    return responseSchema.parse(JSON.parse(text));
  } catch {
    throw new GatewayUnavailable('ECPay’s card statement cannot be parsed.');
  }
}
