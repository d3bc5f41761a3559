import type { ChargeReference, ChargeState, GatewayEvent } from '../gateway';
import { GatewayUnavailable } from '../gateway';
import type { EcpayFields } from './check-mac';

export const ECPAY = 'ecpay';

/** `TradeStatus` of `/Cashier/QueryTradeInfo/V5`. */
const STATUS_OF_CODE = {
  unpaid: '0',
  paid: '1',
  noSuchTrade: '10200047',
  /** The buyer did not get to the end; the trade takes no card any more. */
  failed: '10200095',
} as const;

/** What ECPay's books say of a trade; refunds are kept elsewhere. */
export function toTradeState(
  trade: EcpayFields,
  { reference, amount }: Pick<ChargeReference, 'reference' | 'amount'>,
): ChargeState {
  switch (trade.TradeStatus) {
    case STATUS_OF_CODE.noSuchTrade:
      return { state: 'unknown' };
    case STATUS_OF_CODE.unpaid:
      return { state: 'open', lastDecline: null };
    case STATUS_OF_CODE.paid:
      return { state: 'closed', event: capturedEvent(trade), refunded: null };
    case STATUS_OF_CODE.failed: {
      const asked = { MerchantTradeNo: reference, TradeAmt: String(amount) };
      const event = toEvent({ ...trade, ...asked }, 'cancelled', 'cancelled');
      return { state: 'closed', event, refunded: null };
    }
    default:
      throw new GatewayUnavailable(`ECPay tells an unknown TradeStatus ${trade.TradeStatus}.`);
  }
}

export function capturedEvent(trade: EcpayFields): GatewayEvent {
  return toEvent(trade, 'captured', 'captured');
}

/** @param happening makes the event's id: the same one is one event, told or asked */
export function toEvent(
  trade: EcpayFields,
  kind: GatewayEvent['kind'],
  occurrence: string,
  reason: string | null = null,
): GatewayEvent {
  const { MerchantTradeNo = '', TradeNo = '', TradeAmt, card4no } = trade;
  return {
    gateway: ECPAY,
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
