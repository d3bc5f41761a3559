import { Browser } from './browser';
import { APPROVED } from './card-page';
import { type Chapter, getMembership, order, orderNow, signUpNewPerson } from './shop';

/** Checks that a visitor and another account cannot access a user's cart, orders, receipt and profile. */
export const unauthorisedAccess: Chapter = async (shop) => {
  const { report } = shop;
  const owner = await signUpNewPerson(shop);
  const { orderId: id, total, card } = await order(shop, owner);
  const unpaid = await order(shop, owner);
  await card.pay(APPROVED);
  const added = await owner.rest('cart/add', { id: shop.plans[0]?.id, qty: 2 });
  const rowId = added.data?.cart?.items?.[0]?.rowId;
  const held = added.data?.cart?.totalQty;
  const before = [await orderNow(owner, id), await orderNow(owner, unpaid.orderId)];

  const people = [
    ['A visitor', new Browser(shop.site), 'LOGIN_USER_REQUIRED'],
    ['Another account', await signUpNewPerson(shop), 'ORDER_NOT_FOUND'],
  ] as const;
  for (const [who, browser, errorCode] of people) {
    const read = await browser.query('order.get', { id });
    report.same(`${who} cannot read an order`, [read.code, read.data], [errorCode, null]);
    const overview = await browser.query('order.refund', { id });
    report.same(`${who} cannot see what can be had back`, overview.code, errorCode);
    for (const verb of ['pay', 'cancel', 'withdrawRefund']) {
      const tried = await browser.mutate(`order.${verb}`, { id: unpaid.orderId });
      report.same(`${who} cannot call order.${verb} on it`, tried.code, errorCode);
    }
    const requested = await browser.mutate('order.requestRefund', { id, expectedAmount: total });
    report.same(`${who} cannot ask for its money`, requested.code, errorCode);
    const receipt = await browser.request(`/order/${id}/receipt`);
    report.fact(`${who} gets no receipt`, [307, 404].includes(receipt.status), receipt.status);
    report.fact(`The answer does not name the order`, !receipt.text.includes(before[0].number));
    const row = await browser.rest('cart/update', { rowId, qty: 9 });
    report.same(`${who} cannot change a row of the cart`, row.code, 'CART_ROW_NOT_FOUND');
    await browser.rest('cart/remove', { rowId });
    const visitors = await browser.rest('cart');
    report.same(`${who} does not see the cart`, visitors.data?.cart?.items, []);
  }
  const [, visitor] = people[0];
  const [, other] = people[1];
  report.same(
    'Another account’s list has none of the orders',
    (await other.query('order.list', {})).data?.rows,
    [],
  );
  const profile = await visitor.rest(
    'auth/edit-profile',
    { name: '別人' },
    { 'x-token': await visitor.token() },
  );
  report.same('A visitor changes no profile', profile.code, 'LOGIN_USER_REQUIRED');
  const password = await visitor.restWithToken('auth/change-password', {
    password: 'a stolen river',
  });
  report.same('A visitor changes no password', password.code, 'LOGIN_USER_REQUIRED');
  const data = await visitor.request('/api/account/data', {
    method: 'POST',
    headers: { origin: new URL(shop.site).origin },
  });
  report.same('A visitor gets no account’s data', data.status, 401);
  for (const path of ['/order', '/profile', '/my-lesson', '/payment']) {
    const page = await visitor.request(path);
    report.fact(
      `A visitor who opens ${path} is led to the log-in`,
      page.status === 307 && (page.headers.get('location') ?? '').includes('/login?next='),
      page.status,
    );
  }
  report.same(
    'The owner’s orders are as they were',
    [await orderNow(owner, id), await orderNow(owner, unpaid.orderId)],
    before,
  );
  report.same('So is the cart', (await owner.rest('cart')).data?.cart?.totalQty, held);
  report.same('Nobody else became a member', (await getMembership(other)).level, '');
};
