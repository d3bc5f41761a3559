/** @module-tag extended */
import fc from 'fast-check';
import superjson from 'superjson';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { GET, POST } from '~/app/api/trpc/[trpc]/route';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture, openUserBrowser, restore } from '../matrix/fixture';
import { TEST_TIMEOUT } from '../matrix/test-timeout';
import { getDefinition } from '../matrix/trpc-procedure-list';
import { procedures } from '../trpc-procedures';
import { arbitraryHeaders, arbitraryJson, arbitraryText } from './arbitrary';
import { nearlyValid } from './from-schema';
import { knownValues } from './known-values';
import { fuzz } from './run-fuzz';

let world: Fixture;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await createFixture(await testDatabase());
});

/** Expects a response without an internal error and without internal details. */
async function expectTrpcResponse(address: string, init: RequestInit & { method: 'GET' | 'POST' }) {
  await restore(world, world.users.user);
  const request = new Request(`http://localhost:3000/api/trpc/${address}`, init);
  const browser = openUserBrowser(world.users.user);
  const response = await browser.act(request, init.method === 'GET' ? GET : POST);
  const text = await response.text();
  expect(response.status, text.slice(0, 500)).toBeLessThan(500);
  expect(text).not.toMatch(/"INTERNAL"|"stack"|\$argon2|node_modules/);
}

const JSON_TYPE = { 'content-type': 'application/json' };

const query = (json: string) => new URLSearchParams({ input: json });

describe('/api/trpc', () => {
  const withInput = Object.keys(procedures).filter((path) => getDefinition(path).inputs.length > 0);

  it.each(withInput)('The procedure %s handles almost valid input', TEST_TIMEOUT, async (path) => {
    const { method, inputs } = getDefinition(path);
    await fuzz(nearlyValid(inputs[0] as z.ZodType, knownValues(world)), async (value) => {
      const body = JSON.stringify({ json: value });
      if (method === 'POST') return expectTrpcResponse(path, { method, body, headers: JSON_TYPE });
      if (body.length < 8000) await expectTrpcResponse(`${path}?${query(body)}`, { method });
    });
  });

  it('/api/trpc handles values with any superjson type or reference', TEST_TIMEOUT, async () => {
    const kind = fc.constantFrom(
      'Date',
      'bigint',
      'map',
      'set',
      'regexp',
      'URL',
      'number',
      'undefined',
      'Error',
      ['symbol', 'x'],
      ['class', 'x'],
      ['custom', 'x'],
      ['typed-array', 'x'],
    );
    const where = fc.constantFrom('email', 'id', 'qty', '__proto__', 'constructor', 'a.b', '');
    const claims = fc.record({
      json: fc.oneof(arbitraryJson, fc.dictionary(where, arbitraryJson)),
      meta: fc.record({
        values: fc.dictionary(where, fc.tuple(kind)),
        referentialEqualities: fc.oneof(fc.dictionary(where, fc.array(where)), arbitraryJson),
        v: fc.constantFrom(0, 1, 'x'),
      }),
    });
    await fuzz(claims, (claim) =>
      expectTrpcResponse('cart.add', {
        method: 'POST',
        body: JSON.stringify(claim),
        headers: JSON_TYPE,
      }),
    );
  });

  it('/api/trpc handles any batch, path, headers and body', TEST_TIMEOUT, async () => {
    const path = fc.oneof(
      fc
        .array(fc.constantFrom(...Object.keys(procedures)), { maxLength: 4 })
        .map((all) => all.join(',')),
      arbitraryText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2000))),
      fc.constantFrom(
        '%',
        '%E0%A4%A',
        '__proto__',
        'cart',
        'cart.',
        '.',
        'constructor.prototype',
        'x'.repeat(900),
      ),
    );
    const any = fc.record({
      method: fc.constantFrom('GET' as const, 'POST' as const),
      path,
      search: fc.constantFrom(
        '',
        '?batch=1',
        '?batch=2',
        '?input=%',
        '?batch=1&input={}',
        '?connectionParams=[]',
      ),
      body: fc.oneof(
        arbitraryJson.map((value) => JSON.stringify({ 0: { json: value }, 1: value })),
        fc.uint8Array(),
        fc.constant(superjson.stringify({ at: new Date(Number.NaN) })),
      ),
      headers: arbitraryHeaders,
      type: fc.constantFrom(
        'application/json',
        'application/jsonx',
        'multipart/form-data',
        'text/plain',
        'application/octet-stream',
      ),
    });
    await fuzz(any, ({ method, path, search, body, headers, type }) => {
      const all = { ...headers, 'content-type': type };
      const bytes = typeof body === 'string' ? body : new Uint8Array(body);
      return expectTrpcResponse(path + search, {
        method,
        headers: all,
        body: method === 'POST' ? bytes : undefined,
      });
    });
  });
});
