import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasValidSignature } from '~/server/gateways/payment/ecpay/check-mac';
import { createRestCheck } from '~/test/rest-check';
import { newPerson } from './account';
import { App } from './app';
import { CORE } from './core';
import { checkAgainstDocument, expect, test } from './fixtures';
import { RECOMMENDED } from './plans';
import { buyFirstPlan } from './shop';
import { TEXTS } from './texts';

/** Serves an empty page of another site, on another port. Over plain HTTP a browser
 *  takes two ports of localhost for two origins of one site: this covers CORS with the
 *  session's `SameSite=Lax` cookie; `SameSite=None` would need HTTPS. */
async function startOtherSite(): Promise<{ server: Server; origin: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Another site</title>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Calls the API from the page: the response, or `blocked` when the browser prevents reading it. */
function callFromPage(call: { url: string; body?: object }) {
  return fetch(call.url, {
    credentials: 'include',
    ...(call.body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call.body),
    }),
  }).then(
    async (response) => ({ status: response.status, body: await response.json() }),
    () => 'blocked' as const,
  );
}

/** ECPay's published test shop. */
const ECPAY = {
  PAYMENT_GATEWAY: 'ecpay',
  ECPAY_MERCHANT_ID: '3002607',
  ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
  ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
  ECPAY_CREDIT_CHECK_CODE: '91845555',
};

test('A page of an allowed origin can call the API, and a page of another origin cannot', async ({
  browser,
}) => {
  const [partner, strangerPage] = [await startOtherSite(), await startOtherSite()];
  const shop = await App.start({ FRONT_ALLOWED_ORIGINS: partner.origin, ...ECPAY });
  const device = await browser.newContext();
  try {
    const documented = createRestCheck(
      await (await fetch(`${shop.url}/api/front/openapi.json`)).json(),
    );
    const deviations: Promise<string[]>[] = [];
    const page = await device.newPage();
    page.on('response', (response) => deviations.push(checkAgainstDocument(response, documented)));
    const call = async (path: string, body?: object) => {
      const url = `${shop.url}/api/front/${path}`;
      const result = await page.evaluate(callFromPage, { url, body });
      return result === 'blocked' ? result : { ...result.body, status: result.status };
    };
    const person = newPerson();

    await page.goto(partner.origin);
    const { token: _token } = await call('auth/token');
    expect(await call('auth/signup', { _token, ...person })).toMatchObject({ result: true });
    expect(await call('auth/login', { _token, ...person })).toMatchObject({ result: true });
    const { cart } = await call('cart/add', { id: 'no such product' });
    expect(cart).toBeUndefined();
    expect(await call('auth')).toMatchObject({ result: true, user: { email: person.email } });
    expect(await call('nowhere', {})).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    await Promise.all(deviations.splice(0)).then((all) => expect(all.flat()).toEqual([]));

    await page.goto(strangerPage.origin);
    for (const path of ['auth', 'auth/token', 'cart', 'auth/logout'])
      expect([path, await call(path)]).toEqual([path, 'blocked']);
    expect(await call('cart/clear', {})).toBe('blocked');

    await test.step('the pay button posts a signed form to ECPay', async () => {
      const t = TEXTS.zh;
      await page.route(/^https:/, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'ECPay' }),
      );
      await page.goto(`${shop.url}/price`);
      const requested = page.waitForRequest(/ecpay/);
      await buyFirstPlan(page, t);
      const posted = new URLSearchParams((await requested).postData() ?? '');
      const fields = Object.fromEntries(posted);
      const keys = { hashKey: ECPAY.ECPAY_HASH_KEY, hashIv: ECPAY.ECPAY_HASH_IV };
      expect((await requested).method()).toBe('POST');
      expect(hasValidSignature(fields, keys)).toBe(true);
      expect(fields).toMatchObject({
        MerchantID: '3002607',
        TotalAmount: String(RECOMMENDED.price),
      });
      await expect(page).toHaveURL('https://payment.ecpay.com.tw/Cashier/AioCheckOut/V5');
    });

    await page.goto(partner.origin);
    expect(await call('auth')).toMatchObject({ result: true });
    expect(await call('auth/logout')).toMatchObject({ result: true });
    expect(await call('auth')).toMatchObject({ result: false, user: null });
  } finally {
    await device.close();
    await shop.dispose();
    partner.server.close();
    strangerPage.server.close();
  }
});

test(
  'A client that sends no Origin signs up, logs in and logs out with a CSRF token',
  CORE,
  async ({ app, documented, request }) => {
    const person = newPerson();
    const call = async (path: string, data?: object) => {
      const url = `${app.url}/api/front/${path}`;
      const response = data ? await request.post(url, { data }) : await request.get(url);
      const headers = response.headers();
      const body = await response.json();
      const result = { method: data ? 'POST' : 'GET', path, status: response.status(), body };
      expect(documented({ ...result, headers: { get: (name) => headers[name] } })).toEqual([]);
      return body;
    };
    expect((await call('auth/login', person)).errorCode).toBe('CSRF_FAILED');
    const { token: _token } = await call('auth/token');
    expect(await call('auth/signup', { _token, ...person })).toEqual({ result: true });
    expect((await call('auth/login', { _token, ...person })).user.email).toBe(person.email);
    expect((await call('auth')).result).toBe(true);
    expect(await call('auth/logout')).toEqual({ result: true });
    expect((await call('auth')).user).toBeNull();
  },
);
