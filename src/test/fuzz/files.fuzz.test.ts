import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '~/app/api/account/data/route';
import { GET, HEAD } from '~/app/media/avatars/[name]/route';
import { ERROR_CODES } from '~/schemas/error-codes';
import { ownerSchema } from '~/schemas/security';
import { storage } from '~/server/gateways/storage/configured';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { PATIENCE } from '../matrix/patience';
import { browserOf, openWorld, restore, type World } from '../matrix/world';
import { answersWell } from './answers-well';
import { nearly } from './from-schema';
import { knownIn } from './known';
import { fuzz } from './run-fuzz';
import { strangeHeaders, strangeJson, strangeText } from './strange';

let world: World;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await openWorld(await testDatabase());
});

describe('/media/avatars fails nowhere', () => {
  it('whatever name is asked for, and whatever the browser says it has', PATIENCE, async () => {
    await storage().put('avatars/known-picture.webp', new Uint8Array([1, 2, 3]));
    const any = fc.record({
      method: fc.constantFrom('GET', 'HEAD'),
      name: fc.oneof(
        strangeText,
        fc.constantFrom('known-picture.webp', '..', '../avatars/known-picture.webp', 'a\0.webp'),
        strangeText.map((text) => `known-picture.webp${text}`),
      ),
      known: fc.constantFrom('', '*', '"known-picture.webp"', 'W/"known-picture.webp",', '",,,"'),
      headers: strangeHeaders,
    });
    await fuzz(any, async ({ method, name, known, headers }) => {
      const request = new Request('http://localhost:3000/media/avatars/x', {
        method,
        headers: { ...headers, 'if-none-match': known },
      });
      const handle = method === 'GET' ? GET : HEAD;
      const response = await handle(request, { params: Promise.resolve({ name }) });
      const found = name === 'known-picture.webp';
      expect(found ? [200, 304] : [404]).toContain(response.status);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      await answersWell(response);
    });
  });
});

describe('/api/account/data fails nowhere', () => {
  async function ask(body: BodyInit, headers: Record<string, string>, cookies = {}) {
    const { user } = world.players;
    await restore(world, user);
    const browser = browserOf(user);
    for (const [name, value] of Object.entries<string>(cookies)) browser.cookies.set(name, value);
    const url = 'http://localhost:3000/api/account/data';
    const response = await browser.act(new Request(url, { method: 'POST', body, headers }), POST);
    const text = await answersWell(response);
    const answer = JSON.parse(text);
    if (response.status === 200) {
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
      return;
    }
    expect(ERROR_CODES).toContain(answer.errorCode);
    expect(answer.errorMessage).toMatch(/\S/);
  }

  it('when it gets what is nearly right', PATIENCE, async () => {
    await fuzz(nearly(ownerSchema, knownIn(world)), (input) =>
      ask(JSON.stringify(input), { 'content-type': 'application/json' }),
    );
  });

  it('whatever the body, the headers and the cookies are', PATIENCE, async () => {
    const any = fc.record({
      body: fc.oneof(
        strangeJson.map((value) => JSON.stringify(value)),
        fc.uint8Array(),
      ),
      headers: strangeHeaders,
      cookies: fc.dictionary(fc.constantFrom('shuoyi-session', 'shuoyi-device'), strangeText),
    });
    await fuzz(any, ({ body, headers, cookies }) =>
      ask(typeof body === 'string' ? body : new Uint8Array(body), headers, cookies),
    );
  });
});
