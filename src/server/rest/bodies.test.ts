import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { restEndpoints } from './endpoints';
import { examples } from './openapi/examples';

let db: Database;
let id: string;
beforeAll(async () => {
  db = await testDatabase();
  ({ id } = await createPlan(db));
});

const FORM = 'application/x-www-form-urlencoded';
const POSTS = Object.keys(restEndpoints).filter((path) => restEndpoints[path]?.method === 'POST');
const encoded = (type: string, fields: Record<string, unknown>) =>
  type.includes('json')
    ? JSON.stringify(fields)
    : new URLSearchParams(fields as Record<string, string>).toString();

async function loggedIn() {
  const learner = await createLearner(db);
  const client = createRestClient();
  const { body } = await client.postWithToken('auth/login', learner);
  expect(body.result).toBe(true);
  return { client, learner };
}

describe('The POST endpoints', () => {
  const types = ['application/json', FORM];
  it.each(POSTS.flatMap((path) => types.map((type) => [path, type] as const)))(
    'The endpoint %s accepts a body of the type %s',
    async (path, type) => {
      const { client, learner } = await loggedIn();
      const { rowId } = (await client.post('cart/add', { id, qty: 5 })).body.cart.items[0];
      const own: Record<string, Record<string, unknown>> = {
        'auth/login': { email: learner.email, password: learner.password },
        'auth/change-password': { password: 'a wider river of mine' },
        'cart/add': { id, qty: 2 },
        'cart/remove': { rowId },
        'cart/update': { rowId, qty: 2 },
      };
      const _token = await client.token();
      const fields = { ...(own[path] ?? examples[path]?.request), _token };
      const { body } = await client.send('POST', path, {
        body: encoded(type, fields),
        headers: { 'content-type': type, 'x-token': _token },
      });
      expect(body).toMatchObject({ result: true });
    },
  );
});

describe('The request body', () => {
  it.each([
    ['application/json; charset=utf-8', 200],
    ['Application/JSON;Charset="UTF-8"', 200],
    [' application/json ; profile=x', 200],
    [`${FORM}; charset=UTF-8`, 200],
    ['application/json; charset=big5', 415],
    ['application/jsonp', 415],
    ['application/vnd.api+json', 415],
  ])('A body with the content type %s gets the status %d', async (type, status) => {
    const body = encoded(type.toLowerCase(), { id, qty: '2' });
    const response = await createRestClient().send('POST', 'cart/add', {
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(status);
    if (status === 200) expect(response.body.cart.totalQty).toBe(2);
  });

  it('A JSON body may begin with a byte order mark', async () => {
    const { body } = await createRestClient().send('POST', 'cart/add', {
      body: `\ufeff${JSON.stringify({ id })}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(body.cart.totalQty).toBe(1);
  });

  it.each([
    ['application/json', (own: string) => `{"id":"${own}","qty":7,"qty":2}`],
    [FORM, (own: string) => `id=${own}&qty=7&qty=2`],
  ])('A body of the type %s with a repeated field uses the last value', async (type, make) => {
    const { body } = await createRestClient().send('POST', 'cart/add', {
      body: make(id),
      headers: { 'content-type': type },
    });
    expect(body.cart.totalQty).toBe(2);
  });

  it('A body with a field named __proto__ pollutes no prototype', async () => {
    const { body } = await createRestClient().send('POST', 'cart/add', {
      body: `{"__proto__":{"id":"${id}"},"constructor":1}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(body.errorCode).toBe('VALIDATION_FAILED');
    expect(({} as { id?: string }).id).toBeUndefined();
  });

  it.each(['a\0b', '\ud83d', 'a\udc00b'])(
    'A text that the database cannot store is rejected: %j',
    async (name) => {
      const { client } = await loggedIn();
      const { body, status } = await client.post(
        'auth/edit-profile',
        { name },
        { 'x-token': await client.token() },
      );
      expect(status).toBe(200);
      expect(body.errorCode).toBe('VALIDATION_FAILED');
      expect(Object.keys(body.fields)).toEqual(['name']);
    },
  );

  it('A profile edit that names further columns changes none of them', async () => {
    const { client, learner } = await loggedIn();
    const where = { email: learner.email };
    const before = await db.user.findUniqueOrThrow({ where });
    const forged = { role: 'OWNER', email: 'other@shuoyi.example', emailVerifiedAt: '2026-01-01' };
    await client.post(
      'auth/edit-profile',
      { name: '別人', ...forged, id },
      { 'x-token': await client.token() },
    );
    const { name, updatedAt, ...rest } = await db.user.findUniqueOrThrow({ where });
    expect(name).toBe('別人');
    expect(updatedAt).not.toEqual(before.updatedAt);
    expect(before).toMatchObject(rest);
  });

  it('A profile edit with a body of more than 6 MB is a 413 and changes nothing', async () => {
    const { client, learner } = await loggedIn();
    const form = new FormData();
    form.append('name', '別人');
    form.append('avatar', new Blob([new Uint8Array(6 * 1024 * 1024)]));
    const { status } = await client.send('POST', 'auth/edit-profile', {
      body: form,
      headers: { 'x-token': await client.token() },
    });
    expect(status).toBe(413);
    expect((await client.get('auth')).body.user.name).toBe(learner.name);
  });
});

describe('The quantity', () => {
  const add = async (literal: string) =>
    (
      await createRestClient().send('POST', 'cart/add', {
        body: `{"id":"${id}","qty":${literal}}`,
        headers: { 'content-type': 'application/json' },
      })
    ).body;

  it.each([
    ['"2"', 2],
    ['2.9', 2],
    ['" 3 "', 3],
    ['"2.9"', 2],
    ['null', 1],
    ['99', 99],
    ['99.9', 99],
  ])('The quantity %s is read as %d', async (literal, qty) => {
    expect((await add(literal)).cart.totalQty).toBe(qty);
  });

  it.each(['0', '-1', '0.9', '"two"', '""', '" "', 'true', '[2]', '{}', '1e400', '"Infinity"'])(
    'The quantity %s is rejected with VALIDATION_FAILED',
    async (literal) => {
      const body = await add(literal);
      expect(body.errorCode).toBe('VALIDATION_FAILED');
      expect(Object.keys(body.fields)).toEqual(['qty']);
    },
  );

  it.each(['100', '1e20', '"100"'])(
    'The quantity %s is rejected with QTY_LIMIT',
    async (literal) => {
      expect((await add(literal)).errorCode).toBe('QTY_LIMIT');
    },
  );

  it.each([0, -1, '0', '-3', -0.5])('An update to the quantity %j removes the row', async (qty) => {
    const client = createRestClient();
    const { rowId } = (await client.post('cart/add', { id })).body.cart.items[0];
    const { body } = await client.post('cart/update', { rowId, qty });
    expect(body.cart.items).toEqual([]);
  });

  it.each(['', null, true, 'all'])(
    'An update to the quantity %j is rejected and removes nothing',
    async (qty) => {
      const client = createRestClient();
      const { rowId } = (await client.post('cart/add', { id })).body.cart.items[0];
      expect((await client.post('cart/update', { rowId, qty })).body.errorCode).toBe(
        'VALIDATION_FAILED',
      );
      expect((await client.get('cart')).body.cart.totalQty).toBe(1);
    },
  );

  it('The quantity of two adds together is at most 99', async () => {
    const client = createRestClient();
    await client.post('cart/add', { id, qty: 60 });
    expect((await client.post('cart/add', { id, qty: 40 })).body.errorCode).toBe('QTY_LIMIT');
    expect((await client.get('cart')).body.cart.totalQty).toBe(60);
  });
});

describe('A product that is off sale', () => {
  it('A product that went off sale stays in the cart as unavailable and does not count', async () => {
    const gone = await createPlan(db);
    const client = createRestClient();
    await client.post('cart/add', { id, qty: 2 });
    const counted = (await client.get('cart')).body.cart;
    await client.post('cart/add', { id: gone.id, qty: 3 });
    await db.product.update({ where: { id: gone.id }, data: { onSale: false } });
    const { cart } = (await client.get('cart')).body;
    expect(cart).toMatchObject({ totalPrice: counted.totalPrice, totalItem: 1, totalQty: 2 });
    const rows = cart.items as { id: string; available?: boolean }[];
    expect(rows.find((row) => row.id === gone.id)?.available).toBe(false);
    expect(rows.find((row) => row.id === id)).not.toHaveProperty('available');
    expect((await client.post('cart/add', { id: gone.id })).body.errorCode).toBe(
      'PRODUCT_NOT_FOUND',
    );
  });
});
