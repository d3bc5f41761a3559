import type { ChargeName, ChargeState, GatewayEvent } from '../gateway';
import { GatewayUnavailable } from '../gateway';
import type { EcpayFields } from './check-mac';

export const ECPAY = 'ecpay';

/** `TradeStatus` of `/Cashier/QueryTradeInfo/V5`. */
const STATUS = {
  unpaid: '0',
  paid: '1',
  noSuchTrade: '10200047',
  /** The buyer did not get to the end; the trade takes no card any more. */
  failed: '10200095',
} as const;

/** What ECPay's books say of a trade; refunds are kept elsewhere. */
export function stateOfTrade(
  trade: EcpayFields,
  { reference, amount }: Pick<ChargeName, 'reference' | 'amount'>,
): ChargeState {
  switch (trade.TradeStatus) {
    case STATUS.noSuchTrade:
      return { state: 'unknown' };
    case STATUS.unpaid:
      return { state: 'open', lastDecline: null };
    case STATUS.paid:
      return { state: 'closed', event: capturedEvent(trade), refunded: null };
    case STATUS.failed: {
      const asked = { MerchantTradeNo: reference, TradeAmt: String(amount) };
      const event = eventOf({ ...trade, ...asked }, 'cancelled', 'cancelled');
      return { state: 'closed', event, refunded: null };
    }
    default:
      throw new GatewayUnavailable(`ECPay tells an unknown TradeStatus ${trade.TradeStatus}.`);
  }
}

export function capturedEvent(trade: EcpayFields): GatewayEvent {
  return eventOf(trade, 'captured', 'captured');
}

/** @param happening makes the event's id: the same one is one event, told or asked */
export function eventOf(
  trade: EcpayFields,
  kind: GatewayEvent['kind'],
  happening: string,
  reason: string | null = null,
): GatewayEvent {
  const { MerchantTradeNo = '', TradeNo = '', TradeAmt, card4no } = trade;
  return {
    gateway: ECPAY,
    eventId: `${MerchantTradeNo}:${TradeNo}:${happening}`,
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
