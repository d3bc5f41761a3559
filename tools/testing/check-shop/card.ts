import { APPROVED, CardPage, DECLINED } from './card-page';
import { type Chapter, getMembership, order, orderNow, signUpNewPerson } from './shop';

/** Checks the sandbox bank's page: invalid numbers, a declined card, an approved one, and cancelling. */
export const card: Chapter = async (shop) => {
  const { report } = shop;
  const browser = await signUpNewPerson(shop);
  const { orderId, total, card: page } = await order(shop, browser);
  const status = async () => (await orderNow(browser, orderId))?.status;
  report.same('The bank shows a card page', page.status, 200);
  report.fact(
    'The card page names the amount',
    page.text.includes(total.toLocaleString('en-US')),
    page.text,
  );
  report.fact('The card page takes cards without scripts', page.takesCards);
  const nowhere = await CardPage.open(browser, `/sandbox-bank/${'x'.repeat(32)}`);
  report.same('An address that the bank did not give out is none', nowhere.status, 404);

  for (const number of ['1234', '4111 1111 1111 1111', '']) {
    const answer = await page.pay(number);
    report.same(
      `The number "${number}" leads back to the card page`,
      [page.isWhere(answer), await status()],
      [true, 'PENDING'],
    );
  }
  const expired = await page.pay(APPROVED, { expiry: '01/20', code: '123' });
  report.same(
    'An expired card leads back to the card page',
    [page.isWhere(expired), await status()],
    [true, 'PENDING'],
  );
  await page.pay(DECLINED);
  const declined = await orderNow(browser, orderId);
  report.same('A declined card leaves the order open', declined?.status, 'PENDING');
  report.same('The order says that the card was declined', declined?.payment?.status, 'DECLINED');
  report.same('A declined card makes nobody a member', (await getMembership(browser)).level, '');

  await page.reload();
  const paid = await page.pay(APPROVED);
  report.fact(
    'An approved card leads back to the order',
    paid?.headers.get('location')?.includes(`/order-created/${orderId}`) ?? false,
    [paid?.status, paid?.headers.get('location')],
  );
  const done = await orderNow(browser, orderId);
  report.same('The order is paid', done?.status, 'PAID');
  report.same('It keeps the card’s last four digits', done?.payment?.cardLast4, '4242');
  const left = (await browser.rest('cart')).data?.cart?.totalQty;
  report.same('What was bought has left the cart', left, 0);
  const member = await getMembership(browser);
  report.same('The buyer is a member', member.level, 'VIP');
  const days = (Date.parse(member.expiresAt ?? '') - Date.now()) / 86_400_000;
  report.fact(
    'The membership lasts at least the months that were bought',
    days >= 28 * (shop.plans[0]?.months ?? 1),
    days,
  );
  await page.pay(APPROVED);
  report.same(
    'A second press on the same page buys nothing more',
    await getMembership(browser),
    member,
  );
  await page.reload();
  report.fact('A paid page takes no card', !page.takesCards);
  const receipt = await browser.request(`/order/${orderId}/receipt`);
  report.same('The receipt can be printed', receipt.status, 200);
  report.fact(
    'The receipt names the paid amount',
    receipt.text.includes(total.toLocaleString('en-US')),
  );
  const cancelled = await browser.mutate('order.cancel', { id: orderId });
  report.same(
    'A paid order cannot be cancelled',
    (await orderNow(browser, orderId))?.status,
    'PAID',
  );
  report.fact(
    'The response says that the order stays paid',
    cancelled.code !== null || cancelled.data?.status === 'PAID',
    cancelled,
  );

  const second = await order(shop, browser);
  const leaving = await second.card.cancel();
  report.fact(
    'Leaving the card page leads back to the shop',
    leaving?.status === 303,
    leaving?.status,
  );
  report.same('The order stays open', (await orderNow(browser, second.orderId))?.status, 'PENDING');
  await second.card.reload();
  report.fact('The page that was left takes no card', !second.card.takesCards);
  const again = await browser.mutate('order.pay', { id: second.orderId });
  report.fact(
    'The order can be paid on a new page',
    again.data !== null && again.data.redirectUrl !== second.card.address,
    again,
  );
  report.same('Nothing was added by that', await getMembership(browser), member);
};
