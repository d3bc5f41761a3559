import { randomUUID } from 'node:crypto';
import { Browser } from './browser';
import { type Chapter, getMembership, orderNow, signUpNewPerson } from './shop';

/** Checks that one checkout is one order, despite repeated requests and a second tab. */
export const checkout: Chapter = async (shop) => {
  const { report } = shop;
  const { id, price } = shop.plans[0] ?? { id: '', price: 0 };
  const browser = await signUpNewPerson(shop);
  const submitCheckout = (over: Record<string, unknown> = {}) =>
    browser.mutate('order.checkout', {
      checkoutKey: randomUUID(),
      expectedTotal: price,
      ...over,
    });
  const orders = async () => (await browser.query('order.list', {})).data?.rows ?? [];

  report.same('An empty cart cannot be bought', (await submitCheckout()).code, 'CART_EMPTY');
  await browser.rest('cart/add', { id });
  const cheaper = await submitCheckout({ expectedTotal: 1 });
  report.same('A total that the client made up is refused', cheaper.code, 'CART_CHANGED');
  report.same(
    'A negative total is refused',
    (await submitCheckout({ expectedTotal: -1 })).code,
    'VALIDATION_FAILED',
  );
  report.same('Nothing was ordered by that', (await orders()).length, 0);
  const visitor = new Browser(shop.site);
  await visitor.rest('cart/add', { id });
  const visitorResponse = await visitor.mutate('order.checkout', {
    checkoutKey: randomUUID(),
    expectedTotal: price,
  });
  report.same('A visitor cannot order', visitorResponse.code, 'LOGIN_USER_REQUIRED');

  const checkoutKey = randomUUID();
  const [one, other] = await Promise.all([
    submitCheckout({ checkoutKey }),
    submitCheckout({ checkoutKey }),
  ]);
  report.fact('The same press at the same time is done once', Boolean(one.data && other.data), one);
  report.same('Both are led to the same order', one.data?.orderId, other.data?.orderId);
  const third = await submitCheckout({ checkoutKey });
  report.same('The same press later is that order, too', third.data?.orderId, one.data?.orderId);
  report.same('There is one order', (await orders()).length, 1);
  const [listed] = await orders();
  const made = await orderNow(browser, listed?.id);
  report.same('It costs what the catalogue says', [made?.total, made?.currency], [price, 'TWD']);
  report.same('It waits for its payment', made?.status, 'PENDING');
  const cartQty = (await browser.rest('cart')).data?.cart?.totalQty;
  report.same('The cart is kept until it is paid', cartQty, 1);
  report.same('An order alone makes nobody a member', (await getMembership(browser)).level, '');
  const paying = await browser.mutate('order.pay', { id: made?.id });
  report.same(
    'Paying it again leads to the same card page',
    paying.data?.redirectUrl,
    one.data?.redirectUrl,
  );

  const tabs = await Promise.all([submitCheckout(), submitCheckout()]);
  report.same(
    'Two tabs with the same cart are led to the same order',
    tabs.map(({ data }) => data?.orderId),
    [made?.id, made?.id],
  );
  await browser.rest('cart/add', { id });
  const more = await submitCheckout({ expectedTotal: 2 * price });
  report.fact('Another cart is another order', more.data && more.data.orderId !== made?.id, more);
  report.same('Now there are two', (await orders()).length, 2);
  const cancelled = await browser.mutate('order.cancel', { id: made?.id });
  report.same('An unpaid order can be cancelled', cancelled.data?.status, 'CANCELLED');
  const late = await browser.mutate('order.pay', { id: made?.id });
  report.same('A cancelled order cannot be paid', late.code, 'ORDER_NOT_PAYABLE');
};
