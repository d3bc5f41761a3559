import { type GatewayEvent, InvalidCallback } from '../gateway';
import type { EcpayAccount } from './account';
import { parseFields } from './call';
import { isSigned } from './check-mac';
import { capturedEvent, eventOf } from './trade';

/** The bank has not decided yet; another notice follows. */
const UNDECIDED = '10300066';

/** Reads ECPay's notice of a payment (`ReturnURL`). A notice carries no date: one that is sent again is
 *  recognised by the trade's number.
 *  @throws InvalidCallback */
export function readEcpayCallback(
  account: EcpayAccount,
  { headers, body }: { headers: Headers; body: string },
): GatewayEvent {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new InvalidCallback('type');
  const notice = parseFields(body);
  if (!isSigned(notice, account)) throw new InvalidCallback('signature');
  if (notice.MerchantID !== account.merchantId) throw new InvalidCallback('merchant');
  const { MerchantTradeNo, TradeNo, TradeAmt, RtnCode, RtnMsg = '', PaymentDate } = notice;
  if (!MerchantTradeNo || !TradeNo || !/^\d{1,9}$/.test(TradeAmt ?? '') || !RtnCode)
    throw new InvalidCallback('body');
  // Somebody pressed "simulate" at the desk: nobody has paid.
  if (notice.SimulatePaid === '1') return eventOf(notice, 'noted', 'simulated', 'simulated');
  if (RtnCode === '1') return capturedEvent(notice);
  if (RtnCode === UNDECIDED) return eventOf(notice, 'noted', 'undecided', RtnMsg.slice(0, 100));
  const happening = `declined:${RtnCode}:${PaymentDate ?? ''}`;
  return eventOf(notice, 'declined', happening, RtnMsg.slice(0, 100) || RtnCode);
}
