import { afterAll, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

afterAll(endServers);

it('HEAD of the contract is left to the contract, some of whose GETs change something', async () => {
  const echo = await serveUnderTest(`(request, response) => {
      response.setHeader('X-Method', request.method);
      response.end();
    }`);
  const asked = async (path: string) =>
    (await getRaw(echo.url + path, {}, 'HEAD')).headers['x-method'];
  expect(await asked('/api/front/auth/logout')).toBe('HEAD');
  expect(await asked('/api/trpc/auth.me')).toBe('GET');
  expect(await asked('/api/front/openapi.json')).toBe('GET');
});
