import { afterAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const ECHO = `(request, response) => response.end(request.headers['x-request-id'])`;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

afterAll(endServers);

/** Starts a server that echoes the id that entry points read.
 *  @returns requests it, as the response's header and as the entry point's */
async function serve(proxies: string) {
  const { url } = await serveUnderTest(ECHO, { TRUSTED_PROXIES: proxies });
  return async (given?: string) => {
    const headers = given === undefined ? undefined : { 'x-request-id': given };
    const response = await fetch(url, { headers });
    return [response.headers.get('x-request-id'), await response.text()];
  };
}

describe('The id of a request', () => {
  it('Every request has an id of its own, which the response repeats', async () => {
    const getIds = await serve('');
    const [answered, read] = await getIds();
    expect(answered).toMatch(UUID);
    expect(read).toBe(answered);
    expect((await getIds())[0]).not.toBe(answered);
  });

  it('A client’s id is dropped where no proxy is trusted', async () => {
    const getIds = await serve('');
    for (const id of await getIds('chosen-by-a-client')) expect(id).toMatch(UUID);
  });

  it('A well-formed id of a trusted proxy is kept', async () => {
    const getIds = await serve('loopback');
    expect(await getIds('7f1c.proxy_req-42')).toEqual(['7f1c.proxy_req-42', '7f1c.proxy_req-42']);
  });

  it.each(['short', 'ming@shuoyi.example', 'two words of a person', 'x'.repeat(65), '-starts-so'])(
    'The malformed id %j of a trusted proxy is replaced',
    async (id) => {
      const getIds = await serve('loopback');
      for (const used of await getIds(id)) expect(used).toMatch(UUID);
    },
  );
});
