import type { CardPage, ChargeName, ChargeState, PaymentGateway } from '../gateway';
import { GatewayUnavailable } from '../gateway';
import type { EcpayAccount } from './account';
import { tradeInfo } from './call';
import { creditDetail } from './credit-detail';
import { checkoutFields } from './form';
import { readEcpayCallback } from './read-callback';
import { refundTrade } from './refund-trade';
import { ECPAY, stateOfTrade } from './trade';

export type { EcpayAccount };

/** ECPay's all-in-one card page. The buyer's browser opens a trade by posting a signed form, and a
 *  trade's number opens its page once: coming back to pay needs a new number. ECPay cannot close an open
 *  page; what comes in by an old one is learned by callback or by asking.
 *  @param now the clock of its daily closing */
export function ecpayGateway(
  account: EcpayAccount,
  now: () => Date = () => new Date(),
): PaymentGateway {
  async function query({ reference, amount }: ChargeName): Promise<ChargeState> {
    const trade = await tradeInfo(account, reference);
    const books = stateOfTrade(trade, { reference, amount });
    if (books.state !== 'closed' || books.event.kind !== 'captured') return books;
    // The books of refunds are others, and are no reason not to settle.
    const detail = await creditDetail(account, trade.gwsr ?? '', amount).catch(unlessUnavailable);
    return { ...books, refunded: detail?.refunded ?? null };
  }

  return {
    name: ECPAY,
    acknowledgement: '1|OK',
    knowsRefundKeys: false,
    tellsRefunds: false,

    async start(request) {
      const page: CardPage = {
        redirectUrl: new URL('/Cashier/AioCheckOut/V5', account.url).href,
        fields: checkoutFields(request, account),
      };
      const open = { state: 'open', sessionId: request.reference, ...page } as const;
      if (request.sessionId === null) return open;
      const books = await query(request);
      // Handed out, and never posted.
      if (books.state === 'unknown') return open;
      return books.state === 'open' ? { state: 'spent' } : { state: 'closed', event: books.event };
    },

    query,
    cancel: query,
    refund: (request) => refundTrade(account, request, now()),
    readCallback: (callback) => readEcpayCallback(account, callback),
  };
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof GatewayUnavailable) return null;
  throw error;
}
