import { randomUUID } from 'node:crypto';
import { formatCurrency } from '~/lib/format-currency';
import { APPROVED } from './card-page';
import { type Chapter, order, orderNow, signUpNewPerson } from './shop';

const CODE = 'WELCOME300';
const OFF = 300;

/** The coupon of the embedded default. */
export const coupon: Chapter = async (shop) => {
  const { report } = shop;
  const { id, price } = shop.plans[0] ?? { id: '', price: 0 };
  const browser = await signUpNewPerson(shop);
  const quote = async (code: string) => browser.query('order.quote', { coupon: code });
  await browser.rest('cart/add', { id });
  report.same('An unknown coupon is told', (await quote('NOSUCHCODE')).code, 'COUPON_NOT_FOUND');
  const quoted = await quote(CODE);
  if (quoted.code === 'COUPON_NOT_FOUND') {
    report.skipped(`what a coupon does: this shop has no ${CODE}`);
    return;
  }
  report.same(`${CODE} takes ${formatCurrency(OFF)} off`, quoted.data?.discount, OFF);
  const full = await browser.mutate('order.checkout', {
    checkoutKey: randomUUID(),
    expectedTotal: price - OFF - 1,
    coupon: CODE,
  });
  report.same('A coupon takes no more off than it says', full.code, 'CART_CHANGED');
  await browser.rest('cart/clear', {});
  const bought = await order(shop, browser, { expectedTotal: price - OFF, coupon: CODE });
  const made = await orderNow(browser, bought.orderId);
  report.same('The order costs that much less', [made?.total, made?.discount], [price - OFF, OFF]);
  report.fact(
    'The bank asks for the lower amount',
    bought.card.text.includes((price - OFF).toLocaleString('en-US')),
    bought.card.text,
  );
  await bought.card.pay(APPROVED);
  report.same('It is paid with it', (await orderNow(browser, bought.orderId))?.status, 'PAID');
  await browser.rest('cart/add', { id });
  const spent = (await quote(CODE)).data;
  report.same(
    'An account uses a coupon once',
    [spent?.refusal, spent?.discount],
    ['COUPON_ALREADY_USED', 0],
  );
  const second = await browser.mutate('order.checkout', {
    checkoutKey: randomUUID(),
    expectedTotal: price - OFF,
    coupon: CODE,
  });
  report.same('It cannot be ordered with, either', second.code, 'COUPON_ALREADY_USED');
};
