import { Browser } from './browser';
import { type Chapter, signUpNewPerson } from './shop';

const ELSEWHERE: [string, Record<string, string>][] = [
  ['of another site', { origin: 'https://evil.example' }],
  ['without an origin of its own', { origin: 'null' }],
  ['whose address only begins like ours', { origin: 'http://localhost.evil.example' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
];

/** Checks that a page of another origin cannot use the session of a browser. */
export const origins: Chapter = async (shop) => {
  const { report } = shop;
  const browser = await signUpNewPerson(shop);
  const id = shop.plans[0]?.id;
  for (const [what, headers] of ELSEWHERE) {
    const rest = await browser.rest('cart/add', { id }, headers);
    report.same(`A page ${what} cannot call REST`, [rest.status, rest.code], [403, 'FORBIDDEN']);
    const trpc = await browser.mutate('cart.add', { id }, headers);
    report.same(`A page ${what} cannot call tRPC`, [trpc.status, trpc.code], [403, 'CSRF_FAILED']);
    await browser.rest('auth/logout', undefined, headers);
    const still = (await browser.rest('auth')).data?.result;
    report.same(`A page ${what} logs nobody out`, still, true);
  }
  const form = await browser.request('/api/trpc/cart.add', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ json: { id } }),
  });
  report.same('tRPC takes no form that needs no preflight', form.status, 415);
  const read = await browser.request('/api/trpc/cart.clear');
  report.same('A change is no link', read.status, 405);
  const method = await browser.request('/api/front/cart/clear');
  report.same(
    'Neither is one of REST',
    [method.status, method.headers.get('allow')],
    [405, 'POST, OPTIONS'],
  );
  const shared = await browser.request('/api/front/cart', {
    headers: { origin: 'https://evil.example' },
  });
  report.same(
    'No page elsewhere may read an answer',
    shared.headers.get('access-control-allow-origin'),
    null,
  );
  report.same('Nobody keeps an answer', shared.headers.get('cache-control'), 'no-store');
  const foreign = await new Browser(shop.site).token();
  const stolen = await browser.rest('auth/change-password', {
    _token: foreign,
    password: 'a stolen river',
  });
  report.same('The token of another browser is worth nothing', stolen.code, 'CSRF_FAILED');
  report.same(
    'The cart is as empty as before',
    (await browser.rest('cart')).data?.cart?.totalQty,
    0,
  );
};
