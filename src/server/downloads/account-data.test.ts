import { beforeAll, describe, expect, it } from 'vitest';
import { accountDataSchema } from '~/schemas/account-data';
import type { Database } from '~/server/db';
import { testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';
import { handleAccountDataRequest } from './account-data';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

async function loggedIn() {
  const learner = await createLearner(db);
  const client = createRestClient();
  const { email, password } = learner;
  expect((await client.postWithToken('auth/login', { email, password })).body.result).toBe(true);
  return { learner, client };
}

type Client = Awaited<ReturnType<typeof loggedIn>>['client'];

const requestData = (client: Client, headers: Record<string, string> = {}, body = '{}') =>
  client.browser.act(
    new Request('http://localhost:3000/api/account/data', { method: 'POST', headers, body }),
    handleAccountDataRequest,
  );

describe('POST /api/account/data', () => {
  it('The account data is sent as a dated file that is not cached', async () => {
    const { client, learner } = await loggedIn();
    const response = await requestData(client, { origin: 'http://localhost:3000' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="shuoyi-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const data = accountDataSchema.parse(await response.json());
    expect(data.account.email).toBe(learner.email);
  });

  it('The account data is rejected for visitors and for requests from other sites', async () => {
    const { client } = await loggedIn();
    const rejected = async (response: Response) => [
      response.status,
      (await response.json()).errorCode,
    ];
    expect(await rejected(await requestData(createRestClient()))).toEqual([
      401,
      'LOGIN_USER_REQUIRED',
    ]);
    const pages: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const elsewhere of pages)
      expect(await rejected(await requestData(client, elsewhere))).toEqual([403, 'CSRF_FAILED']);
  });

  it.each(['{', '[1]', '{"currentPassword": 7}', 'x'.repeat(20_000)])(
    'An account data request with the body %.20s is rejected with 400',
    async (body) => {
      const { client } = await loggedIn();
      expect((await requestData(client, {}, body)).status).toBe(400);
    },
  );

  it('An account data request with a wrong password is rejected with CURRENT_PASSWORD_WRONG', async () => {
    const { client } = await loggedIn();
    const response = await requestData(client, {}, '{"currentPassword": "not it"}');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errorCode: 'CURRENT_PASSWORD_WRONG' });
  });
});
