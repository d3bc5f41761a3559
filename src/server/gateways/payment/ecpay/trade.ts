import type { ChargeReference, ChargeState, GatewayEvent } from '../gateway';
import { GatewayUnavailable } from '../gateway';
import type { EcpayFields } from './check-mac';

export const ECPAY = 'ecpay';

/** `TradeStatus` of `/Cashier/QueryTradeInfo/V5`. */
const TRADE_STATUS = {
  unpaid: '0',
  paid: '1',
  noSuchTrade: '10200047',
  /** The buyer did not finish; the trade accepts no card any more. */
  failed: '10200095',
} as const;

/** State of a trade in ECPay's records; refunds have records of their own. */
export function toTradeState(
  trade: EcpayFields,
  { reference, amount }: Pick<ChargeReference, 'reference' | 'amount'>,
): ChargeState {
  switch (trade.TradeStatus) {
    case TRADE_STATUS.noSuchTrade:
      return { state: 'unknown' };
    case TRADE_STATUS.unpaid:
      return { state: 'open', lastDecline: null };
    case TRADE_STATUS.paid:
      return { state: 'closed', event: capturedEvent(trade), refunded: null };
    case TRADE_STATUS.failed: {
      const charge = { MerchantTradeNo: reference, TradeAmt: String(amount) };
      const event = toEvent({ ...trade, ...charge }, 'cancelled', 'cancelled');
      return { state: 'closed', event, refunded: null };
    }
    default:
      throw new GatewayUnavailable(`ECPay returned an unknown TradeStatus ${trade.TradeStatus}.`);
  }
}

export function capturedEvent(trade: EcpayFields): GatewayEvent {
  return toEvent(trade, 'captured', 'captured');
}

/** @param occurrence part of the event's id: the same one is one event, by webhook or by poll */
export function toEvent(
  trade: EcpayFields,
  kind: GatewayEvent['kind'],
  occurrence: string,
  reason: string | null = null,
): GatewayEvent {
  const { MerchantTradeNo = '', TradeNo = '', TradeAmt, card4no } = trade;
  return {
    gateway: ECPAY,
    reportsRefunds: false,
    eventId: `${MerchantTradeNo}:${TradeNo}:${occurrence}`,
    kind,
    reference: MerchantTradeNo,
    providerId: TradeNo,
    amount: Number(TradeAmt),
    // ECPay's cards are charged in New Taiwan dollars only.
    currency: 'TWD',
    cardLast4: card4no && /^\d{4}$/.test(card4no) ? card4no : null,
    reason,
  };
}
