import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';

let db: Database;
let id: string;
beforeAll(async () => {
  db = await testDatabase();
  ({ id } = await createPlan(db));
});

describe('The cart endpoints', () => {
  it('The cart of a new visitor is empty, and reading it sets no cookie', async () => {
    const client = createRestClient();
    const { body } = await client.get('cart');
    expect(body).toEqual({
      result: true,
      cart: { items: [], totalPrice: 0, totalItem: 0, totalQty: 0 },
    });
    expect(client.browser.cookies.size).toBe(0);
  });

  it('Adds of one product are coerced to numbers and summed in one row', async () => {
    const client = createRestClient();
    await client.post('cart/add', { id, qty: '2' });
    const { body } = await client.post('cart/add', { id, qty: 1.9 });
    expect(body.cart).toMatchObject({ totalItem: 1, totalQty: 3 });
    const [item] = body.cart.items;
    expect(Object.keys(item)).toEqual(['rowId', 'id', 'name', 'qty', 'price', 'subtotal']);
    expect(item.subtotal).toBe(3 * item.price);
  });

  it('An add to the cart accepts a urlencoded form', async () => {
    const { body } = await createRestClient().send('POST', 'cart/add', {
      body: new URLSearchParams({ id, qty: '4' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(body.cart.totalQty).toBe(4);
  });

  it('Cart rows are updated, removed and cleared', async () => {
    const client = createRestClient();
    const added = await client.post('cart/add', { id });
    const { rowId } = added.body.cart.items[0];
    expect((await client.post('cart/update', { rowId, qty: 5 })).body.cart.totalQty).toBe(5);
    expect((await client.post('cart/remove', { rowId: 'nobody’s' })).body.cart.totalQty).toBe(5);
    expect((await client.post('cart/remove', { rowId })).body.cart.items).toEqual([]);
    await client.post('cart/add', { id });
    expect((await client.post('cart/clear', {})).body.cart.items).toEqual([]);
  });

  it.each([
    ['cart/add', { id: 'no such product' }, 'PRODUCT_NOT_FOUND'],
    ['cart/add', { qty: 1 }, 'VALIDATION_FAILED'],
    ['cart/add', { id: 'x', qty: 'two' }, 'VALIDATION_FAILED'],
    ['cart/add', { id: 'x', qty: 0 }, 'VALIDATION_FAILED'],
    [
      'cart/update',
      { rowId: '0b0e7a9c-54a1-4a6e-9a52-0d4a6d7b0c11', qty: 1 },
      'CART_ROW_NOT_FOUND',
    ],
  ])('The call %s with %o is rejected with %s', async (call, body, code) => {
    const response = await createRestClient().post(call, body);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ result: false, errorCode: code });
  });

  it('A visitor cannot update a cart row of another visitor', async () => {
    const mine = createRestClient();
    const { rowId } = (await mine.post('cart/add', { id })).body.cart.items[0];
    const theirs = await createRestClient().post('cart/update', { rowId, qty: 9 });
    expect(theirs.body.errorCode).toBe('CART_ROW_NOT_FOUND');
    expect((await mine.get('cart')).body.cart.totalQty).toBe(1);
  });

  it('The visitor’s cart is merged into the account at login', async () => {
    const client = createRestClient();
    await client.post('cart/add', { id, qty: 3 });
    await client.postWithToken('auth/login', await createLearner(db));
    expect((await client.get('cart')).body.cart.totalQty).toBe(3);
    await client.get('auth/logout');
    expect((await client.get('cart')).body.cart.totalQty).toBe(0);
  });
});
