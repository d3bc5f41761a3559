import type { GatewayRefundRequest, RefundResult } from '../gateway';
import type { EcpayAccount } from './account';
import { parseFields, post, tradeInfo } from './call';
import type { EcpayFields } from './check-mac';
import { type CreditDetail, creditDetail } from './credit-detail';
import { isClosingTime } from './taipei-clock';
import { toTradeState } from './trade';

/** `E` reverses a closing, `N` abandons an authorisation, `R` refunds. */
type Action = 'E' | 'N' | 'R';

/** Refunds a trade by ECPay's rules for the stage of its capture (developers.ecpay.com.tw, 信用卡請退款功能):
 *  - authorised: in full by abandoning it (N); in part only after the day's closing, so it must wait;
 *  - closing: in full by reversing the closing and abandoning (E, N); in part by R;
 *  - closed: R. ECPay has no refund keys: an earlier refund is recognised by the increased total of refunds. */
export async function refundTrade(
  account: EcpayAccount,
  { reference, amount, refundAmount, baseline }: GatewayRefundRequest,
  now: Date,
): Promise<RefundResult> {
  const trade = await tradeInfo(account, reference);
  const records = toTradeState(trade, { reference, amount });
  if (records.state !== 'closed' || records.event.kind !== 'captured')
    return { state: 'failed', reason: 'charge_not_captured' };
  const detail = await creditDetail(account, trade.gwsr ?? '', amount);
  if (detail.refunded >= baseline + refundAmount) return { state: 'done', providerId: null };
  if (refundAmount > amount - detail.refunded)
    return { state: 'failed', reason: 'more_than_captured' };
  if (isClosingTime(now)) return { state: 'pending', reason: 'daily_closing' };
  const actions = actionsFor(detail, refundAmount === amount);
  if (!actions) return { state: 'pending', reason: `not_possible_while_${detail.stage}` };
  for (const action of actions) {
    // E and N always have the full amount.
    const failure = await requestAction(
      account,
      trade,
      action,
      action === 'R' ? refundAmount : amount,
    );
    if (failure) return { state: 'failed', reason: failure };
  }
  return { state: 'done', providerId: null };
}

function actionsFor({ stage, refunded }: CreditDetail, whole: boolean): Action[] | null {
  if (stage === 'closed') return ['R'];
  if (stage === 'closing') return whole && refunded === 0 ? ['E', 'N'] : ['R'];
  return stage === 'authorised' && whole ? ['N'] : null;
}

/** @returns the reason of ECPay's rejection; null when the action was done */
async function requestAction(
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
