import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { EARLY_SCRIPTS } from './content-security-policy.mjs';
import { delayScripts } from './delayed-scripts.mjs';
import { endServers, serveUnderTest } from './serve-under-test';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const toScript = (text: string) => `self.__next_f.push([1,"${text}"])`;

/** A server whose pages have a script with the name of their path; below `/personal` and `/gone` they must
 *  not be cached, and below `/parts` they are sent in chunks. */
const PAGES = `(request, response) => {
  const script = 'self.__next_f.push([1,"' + request.url.slice(1) + '"])';
  const html = '<main>' + '.'.repeat(2000) + '</main><script>' + script + '</script><script>injected()</script>';
  response.setHeader('Content-Type', request.url.startsWith('/data') ? 'text/x-component' : 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', /personal|gone/.test(request.url) ? 'private, no-store' : 's-maxage=300');
  if (request.url.startsWith('/gone')) response.statusCode = 404;
  if (!request.url.startsWith('/parts')) return response.end(html);
  response.flushHeaders();
  response.write(html.slice(0, 2030));
  response.end(html.slice(2030));
}`;

const scriptSource = (response: Response) =>
  /script-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
const onlyScript = (name: string) => `'self' ${hash(toScript(name))} ${EARLY_SCRIPTS}`;

describe('The content security policy of a page without a nonce', () => {
  afterAll(endServers);

  it('The policy of a page names the scripts of the very body, whether it is kept, personal, an error or sent in parts', async () => {
    const { url } = await serveUnderTest(PAGES);
    for (const name of ['kept', 'kept', 'personal', 'gone', 'parts', 'kept-too', 'kept']) {
      const response = await fetch(`${url}/${name}`);
      expect(scriptSource(response), name).toBe(onlyScript(name));
      expect(await response.text()).toContain(toScript(name));
    }
  });

  it('The policy of a page goes with its body in every encoding, in a 304 and for a range that is not served', async () => {
    const { url } = await serveUnderTest(PAGES);
    const policy = onlyScript('kept');
    let etag = '';
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(`${url}/kept`, { headers: { 'accept-encoding': encoding } });
      expect(scriptSource(response), encoding).toBe(policy);
      etag = response.headers.get('etag') ?? '';
    }
    // By default Node's fetch requests a fresh response.
    const conditional = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const unchanged = await fetch(`${url}/kept`, { headers: conditional });
    expect([unchanged.status, scriptSource(unchanged)]).toEqual([304, policy]);
    const range = await fetch(`${url}/kept`, { headers: { range: 'bytes=0-9' } });
    expect([range.status, scriptSource(range)]).toEqual([200, policy]);
  });

  it('A page allows the scripts of no other page, and no script that the framework did not write', async () => {
    const { url } = await serveUnderTest(PAGES);
    await (await fetch(`${url}/other`)).text();
    const policy = scriptSource(await fetch(`${url}/kept`));
    expect(policy).not.toContain(hash(toScript('other')));
    expect(policy).not.toContain(hash('injected()'));
  });

  it('A page whose scripts are delayed has its whole length and allows the script that fetches them, kept or personal', async () => {
    const html = `${'.'.repeat(2000)}<script src="/_next/static/chunks/頁.js" async=""></script><script src="/_next/static/chunks/a.js" async=""></script>`;
    const { url } = await serveUnderTest(`(request, response) => {
      const html = Buffer.from(${JSON.stringify(html)});
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Length', html.length);
      response.setHeader('Cache-Control', request.url === '/personal' ? 'private, no-store' : 's-maxage=300');
      response.end(html);
    }`);
    const sent = delayScripts(html);
    const script = sent.slice(sent.indexOf('<script>') + 8, sent.indexOf('</script>'));
    for (const path of ['/kept', '/kept', '/personal'])
      for (const encoding of ['identity', 'br']) {
        const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
        expect(await response.text()).toBe(sent);
        expect(scriptSource(response)).toBe(`'self' ${hash(script)} ${EARLY_SCRIPTS}`);
      }
  });

  it('A response without a page in it allows no inline scripts but the early ones, and HEAD those of the page', async () => {
    const { url } = await serveUnderTest(PAGES);
    const only = `'self' ${EARLY_SCRIPTS}`;
    expect(scriptSource(await fetch(`${url}/data`))).toBe(only);
    expect(scriptSource(await fetch(`${url}/kept`, { method: 'HEAD' }))).toBe(onlyScript('kept'));
    expect(scriptSource(await fetch(`${url}/kept`, { method: 'POST' }))).toBe(only);
    expect(scriptSource(await fetch(`${url}/api/trpc/cart.add`))).toBe(only);
  });

  it('A page of a development server allows inline scripts', async () => {
    const { url } = await serveUnderTest(PAGES, { NODE_ENV: 'development' });
    expect(scriptSource(await fetch(`${url}/kept`))).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
  });
});
