import { afterEach, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

afterEach(endServers);

it('Responses are counted by kind and class of status', async () => {
  const { url } = await serveUnderTest(`(request, response) => {
    if (request.url === '/counts')
      return response.end(JSON.stringify([...globalThis[Symbol.for('shuoyi.response-counts')]]));
    response.statusCode = request.url.includes('broken') ? 500 : 200;
    response.end('done');
  }`);
  for (const path of ['/order', '/price', '/broken', '/api/front/auth', '/_next/x', '/a/b.webp'])
    await (await fetch(url + path)).text();
  const counts = new Map<string, number>(await (await fetch(`${url}/counts`)).json());
  expect(counts.get('page 2xx')).toBe(2);
  expect(counts.get('page 5xx')).toBe(1);
  expect(counts.get('call 2xx')).toBe(1);
  expect(counts.get('file 2xx')).toBe(2);
});
