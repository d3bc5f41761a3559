import type { GatewayRefundRequest, RefundResult } from '../gateway';
import type { EcpayAccount } from './account';
import { parseFields, post, tradeInfo } from './call';
import type { EcpayFields } from './check-mac';
import { type CreditDetail, creditDetail } from './credit-detail';
import { isClosingTime } from './taipei-clock';
import { toTradeState } from './trade';

/** `E` takes back a closing, `N` gives up an authorisation, `R` pays back. */
type Action = 'E' | 'N' | 'R';

/** Gives money back by ECPay's rules of where the capture is (developers.ecpay.com.tw, 信用卡請退款功能):
 *  - authorised: all of it by giving up (N); a part only after the day's closing, so it has to wait;
 *  - closing: all of it by taking the closing back and giving up (E, N); a part by R;
 *  - closed: R.
 *  ECPay knows no keys of refunds: one that was made before is recognised by what has gone back since. */
export async function refundTrade(
  account: EcpayAccount,
  { reference, amount, refundAmount, baseline }: GatewayRefundRequest,
  now: Date,
): Promise<RefundResult> {
  const trade = await tradeInfo(account, reference);
  const records = toTradeState(trade, { reference, amount });
  if (records.state !== 'closed' || records.event.kind !== 'captured')
    return { state: 'refused', reason: 'charge_not_captured' };
  const detail = await creditDetail(account, trade.gwsr ?? '', amount);
  if (detail.refunded >= baseline + refundAmount) return { state: 'done', providerId: null };
  if (refundAmount > amount - detail.refunded)
    return { state: 'refused', reason: 'more_than_captured' };
  if (isClosingTime(now)) return { state: 'pending', reason: 'daily_closing' };
  const actions = actionsFor(detail, refundAmount === amount);
  if (!actions) return { state: 'pending', reason: `not_possible_while_${detail.stage}` };
  for (const action of actions) {
    // Taking back and giving up are always of the whole.
    const failure = await act(account, trade, action, action === 'R' ? refundAmount : amount);
    if (failure) return { state: 'refused', reason: failure };
  }
  return { state: 'done', providerId: null };
}

function actionsFor({ stage, refunded }: CreditDetail, whole: boolean): Action[] | null {
  if (stage === 'closed') return ['R'];
  if (stage === 'closing') return whole && refunded === 0 ? ['E', 'N'] : ['R'];
  return stage === 'authorised' && whole ? ['N'] : null;
}

/** @returns why ECPay did not do it; null when it did */
async function act(
  account: EcpayAccount,
  { MerchantTradeNo = '', TradeNo = '' }: EcpayFields,
  Action: Action,
  total: number,
): Promise<string | null> {
  const body = await post(account, '/CreditDetail/DoAction', {
    MerchantTradeNo,
    TradeNo,
    Action,
    TotalAmount: String(total),
  });
  const { RtnCode, RtnMsg } = parseFields(body);
  return RtnCode === '1' ? null : `${Action}: ${RtnCode} ${RtnMsg}`.slice(0, 200);
}
