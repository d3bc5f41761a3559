import type { CardPage, ChargeReference, ChargeState, PaymentGateway } from '../gateway';
import { GatewayUnavailable } from '../gateway';
import type { EcpayAccount } from './account';
import { tradeInfo } from './call';
import { creditDetail } from './credit-detail';
import { checkoutFields } from './form';
import { readEcpayWebhook } from './read-webhook';
import { refundTrade } from './refund-trade';
import { ECPAY, toTradeState } from './trade';

export type { EcpayAccount };

/** ECPay's all-in-one card page. The buyer's browser opens a trade by posting a signed form, and a trade's
 *  number opens its page once: a returning buyer needs a new number. ECPay cannot close an open page; a payment
 *  on an old page is detected by webhook or by a poll.
 *  @param now the clock of its daily closing */
export function ecpayGateway(
  account: EcpayAccount,
  now: () => Date = () => new Date(),
): PaymentGateway {
  async function query({ reference, amount }: ChargeReference): Promise<ChargeState> {
    const trade = await tradeInfo(account, reference);
    const records = toTradeState(trade, { reference, amount });
    if (records.state !== 'closed' || records.event.kind !== 'captured') return records;
    // Refunds are in other records; if those are unreachable, the capture is still settled.
    const detail = await creditDetail(account, trade.gwsr ?? '', amount).catch(ignoreUnavailable);
    return { ...records, refunded: detail?.refunded ?? null };
  }

  return {
    name: ECPAY,
    acknowledgement: '1|OK',
    supportsRefundKeys: false,

    async start(request) {
      const page: CardPage = {
        redirectUrl: new URL('/Cashier/AioCheckOut/V5', account.url).href,
        fields: checkoutFields(request, account),
      };
      const open = { state: 'open', sessionId: request.reference, ...page } as const;
      if (request.sessionId === null) return open;
      const records = await query(request);
      // The form was returned, but never posted.
      if (records.state === 'unknown') return open;
      return records.state === 'open'
        ? { state: 'expired' }
        : { state: 'closed', event: records.event };
    },

    query,
    cancel: query,
    refund: (request) => refundTrade(account, request, now()),
    readWebhook: (message) => readEcpayWebhook(account, message),
  };
}

function ignoreUnavailable(error: unknown): null {
  if (error instanceof GatewayUnavailable) return null;
  throw error;
}
