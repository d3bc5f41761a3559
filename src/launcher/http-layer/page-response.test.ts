import { afterAll, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

afterAll(endServers);

/** Responds, after a while, with the address of the response that the running code finds. */
const LISTENER = `async (request, response) => {
  response.address = request.url;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const found = globalThis[Symbol.for('shuoyi.page-response')]();
  response.end(found?.address ?? 'none');
}`;

it('Code that makes a page finds the response of its own request, also while other pages are made', async () => {
  const { url } = await serveUnderTest(LISTENER);
  const ask = async (path: string) => (await fetch(url + path)).text();
  const paths = ['/faq', '/en/faq', '/price', '/faq'];
  expect(await Promise.all(paths.map(ask))).toEqual(paths);
});

it('Code that handles a call finds no response of a page', async () => {
  const { url } = await serveUnderTest(LISTENER);
  expect(await (await fetch(`${url}/api/trpc/plan.list`)).text()).toBe('none');
});
