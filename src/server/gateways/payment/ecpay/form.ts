import type { ChargeRequest } from '../gateway';
import type { EcpayAccount } from './account';
import { type EcpayFields, withCheckMac } from './check-mac';
import { ecpayTime } from './taipei-clock';

/** ECPay cuts longer texts itself, in the middle of its check. */
const MAX_ITEM_CHARACTERS = 400;
const MAX_DESCRIPTION_CHARACTERS = 200;

/** What the buyer's browser posts to `/Cashier/AioCheckOut/V5`: one card payment in full. Made twice for
 *  one payment, it is the same. */
export function checkoutFields(request: ChargeRequest, account: EcpayAccount): EcpayFields {
  const { reference, amount, openedAt, webhookUrl, returnUrl, language } = request;
  const description = plainText(request.description);
  const back = new URL(`${webhookUrl}/return`);
  back.searchParams.set('to', new URL(returnUrl).pathname);
  const fields = {
    MerchantID: account.merchantId,
    MerchantTradeNo: reference,
    MerchantTradeDate: ecpayTime(openedAt),
    PaymentType: 'aio',
    TotalAmount: String(amount),
    TradeDesc: description.slice(0, MAX_DESCRIPTION_CHARACTERS),
    ItemName: description.slice(0, MAX_ITEM_CHARACTERS),
    ReturnURL: webhookUrl,
    // The browser is posted there; our answer sends it on to the page to come back to.
    OrderResultURL: back.href,
    ClientBackURL: returnUrl,
    ChoosePayment: 'Credit',
    // Tells the card's last digits and the number that refunds need.
    NeedExtraPaidInfo: 'Y',
    EncryptType: '1',
    // Chinese is the page's own language.
    ...(language === 'en' && { Language: 'ENG' }),
  };
  return withCheckMac(fields, account);
}

const FULL_WIDTH = new Map(
  Array.from('#&<>+%"\'\\|', (sign) => [sign, String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)]),
);

/** Signs that ECPay takes for markup or address become full-width ones (`#` parts its lines). What needs
 *  two UTF-16 units goes, so that nothing is cut in half. */
function plainText(text: string): string {
  return Array.from(text, (sign) => FULL_WIDTH.get(sign) ?? (sign.length > 1 ? '' : sign)).join('');
}
