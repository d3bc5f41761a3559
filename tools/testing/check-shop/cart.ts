import { Browser } from './browser';
import { type Chapter, newPerson, signUpNewPerson } from './shop';

const QUANTITIES: [unknown, string | number][] = [
  [0, 'VALIDATION_FAILED'],
  [-1, 'VALIDATION_FAILED'],
  ['abc', 'VALIDATION_FAILED'],
  ['', 'VALIDATION_FAILED'],
  [0.5, 'VALIDATION_FAILED'],
  [true, 'VALIDATION_FAILED'],
  [100, 'QTY_LIMIT'],
  [1e9, 'QTY_LIMIT'],
  [2.9, 2],
  ['2', 2],
  [99, 99],
];

/** Checks quantities, prices, unknown rows, and the merge of the cart at a log-in. */
export const cart: Chapter = async (shop) => {
  const { report, plans } = shop;
  const [first, second] = plans;
  const browser = new Browser(shop.site);
  const id = first?.id;
  report.same('A visitor has an empty cart', (await browser.rest('cart')).data?.cart?.items, []);
  for (const [qty, expected] of QUANTITIES) {
    const { code, data } = await browser.rest('cart/add', { id, qty });
    const found = code ?? data?.cart?.totalQty;
    report.same(`Adding ${JSON.stringify(qty)} pieces gives ${expected}`, found, expected);
    await browser.rest('cart/clear', {});
  }
  const cheap = await browser.rest('cart/add', { id, qty: 1, price: 1, subtotal: 1 });
  report.same(
    'A price that the client sends is not taken',
    cheap.data?.cart?.totalPrice,
    first?.price,
  );
  const twice = (await browser.rest('cart/add', { id, qty: 2 })).data?.cart;
  report.same('The same plan twice is one row', [twice?.totalItem, twice?.totalQty], [1, 3]);
  const full = await browser.rest('cart/add', { id, qty: 97 });
  report.same('A hundredth piece is refused', full.code, 'QTY_LIMIT');
  const both = (await browser.rest('cart/add', { id: second?.id })).data?.cart;
  const total = 3 * (first?.price ?? 0) + (second?.price ?? 0);
  report.same('The total is the sum of the catalogue’s prices', both?.totalPrice, total);
  const unknown = await browser.rest('cart/add', { id: 'no-such-plan' });
  report.same('An unknown plan is refused', unknown.code, 'PRODUCT_NOT_FOUND');

  const rowId = both?.items?.[0]?.rowId;
  const update = async (row: unknown, qty: unknown) => {
    const { code, data } = await browser.rest('cart/update', { rowId: row, qty });
    return code ?? data?.cart?.items?.[0]?.qty;
  };
  report.same('A row is set to five', await update(rowId, 5), 5);
  report.same('A row is not set to a hundred', await update(rowId, 100), 'QTY_LIMIT');
  report.same('A row is not set to "abc"', await update(rowId, 'abc'), 'VALIDATION_FAILED');
  report.same('A row of 2.9 has two', await update(rowId, 2.9), 2);
  report.same('An unknown row is told', await update('no-such-row', 1), 'CART_ROW_NOT_FOUND');
  const removed = await browser.rest('cart/remove', { rowId: 'no-such-row' });
  report.same('Removing an unknown row changes nothing', removed.data?.cart?.totalItem, 2);
  await browser.rest('cart/update', { rowId, qty: 0 });
  report.same('A row of nothing is gone', (await browser.rest('cart')).data?.cart?.totalItem, 1);

  const person = newPerson();
  await signUpNewPerson(shop, person);
  const { email, password } = person;
  await browser.restWithToken('auth/login', { email, password });
  const merged = (await browser.rest('cart')).data?.cart;
  report.same('A log-in brings the visitor’s cart along', merged?.totalPrice, second?.price);
  const cleared = await browser.rest('cart/clear', {});
  report.same('An emptied cart is empty', cleared.data?.cart?.totalQty, 0);
};
