import type { ChargeRequest } from '../gateway';
import type { EcpayAccount } from './account';
import { type EcpayFields, withCheckMac } from './check-mac';
import { ecpayTime } from './taipei-clock';

/** Maximum lengths: ECPay truncates longer texts itself, which breaks its check value. */
const MAX_ITEM_CHARACTERS = 400;
const MAX_DESCRIPTION_CHARACTERS = 200;

/** Fields that the buyer's browser posts to `/Cashier/AioCheckOut/V5`: one card payment in full. The same
 *  payment always has the same fields. */
export function checkoutFields(request: ChargeRequest, account: EcpayAccount): EcpayFields {
  const { reference, amount, openedAt, webhookUrl, returnUrl, language } = request;
  const description = plainText(request.description);
  const paymentReturn = new URL(`${webhookUrl}/return`);
  paymentReturn.searchParams.set('to', new URL(returnUrl).pathname);
  const fields = {
    MerchantID: account.merchantId,
    MerchantTradeNo: reference,
    MerchantTradeDate: ecpayTime(openedAt),
    PaymentType: 'aio',
    TotalAmount: String(amount),
    TradeDesc: description.slice(0, MAX_DESCRIPTION_CHARACTERS),
    ItemName: description.slice(0, MAX_ITEM_CHARACTERS),
    ReturnURL: webhookUrl,
    // ECPay posts the browser there; our response redirects it to `returnUrl`.
    OrderResultURL: paymentReturn.href,
    ClientBackURL: returnUrl,
    ChoosePayment: 'Credit',
    // Adds the card's last digits and the number that refunds need to the webhook.
    NeedExtraPaidInfo: 'Y',
    EncryptType: '1',
    // Chinese is the page's own language.
    ...(language === 'en' && { Language: 'ENG' }),
  };
  return withCheckMac(fields, account);
}

const FULL_WIDTH = new Map(
  Array.from('#&<>+%"\'\\|', (char) => [char, String.fromCodePoint(char.charCodeAt(0) + 0xfee0)]),
);

/** Replaces the characters that ECPay treats as markup or URLs by full-width ones (`#` separates its lines).
 *  Characters of two UTF-16 units are removed, so that none is cut in half. */
function plainText(text: string): string {
  return Array.from(text, (char) => FULL_WIDTH.get(char) ?? (char.length > 1 ? '' : char)).join('');
}
