import { afterAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const THROWN =
  '<!DOCTYPE html><html id="__next_error__"><head><meta charSet="utf-8"/><script src="/a.js"></script></head><body><script>self.__next_f.push([1])</script></body></html>';
/** Long enough to be compressed. */
const BODY = `<main>$& Not here${'.'.repeat(1200)}</main>`;
const PAGE = `<!DOCTYPE html><html lang="LANGUAGE" class="font"><head><title>Gone</title><link rel="stylesheet" href="/a.css"/></head><body>${BODY}<script>self.__next_f.push([2])</script></body></html>`;

/** A server whose pages throw: sent whole, in chunks, and as data for the router. */
const THROWING = `(request, response) => {
  const errorPage = /^(\\/en)?\\/error-page\\/(\\d+)$/.exec(request.url);
  if (errorPage && !globalThis.broken) {
    return response.end(${JSON.stringify(PAGE)}.replace('LANGUAGE', errorPage[1] ? 'en-US' : 'zh-TW').replace('Gone', errorPage[2]));
  }
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  globalThis.broken = searchParams.has('broken');
  response.statusCode = Number(searchParams.get('status') ?? 404);
  response.setHeader('Content-Type', request.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8');
  response.setHeader('ETag', '"kept"');
  if (pathname.endsWith('/parts')) {
    response.flushHeaders();
    const half = ${THROWN.length >> 1};
    response.write(${JSON.stringify(THROWN)}.slice(0, half), () => response.end(Buffer.from(${JSON.stringify(THROWN)}.slice(half))));
  } else {
    response.end(pathname.endsWith('/whole') ? '<html lang="en"><body>whole</body></html>' : ${JSON.stringify(THROWN)});
  }
}`;

describe('The HTML of a page that threw', () => {
  afterAll(endServers);

  it('The HTML of a page that threw shows the error page in its language and style, and keeps its scripts', async () => {
    const { url } = await serveUnderTest(THROWING);
    const cases = [
      ['/nope', 404, 'zh-TW', 404],
      ['/en/nope', 404, 'en-US', 404],
      ['/parts', 404, 'zh-TW', 404],
      ['/en/order?status=500', 500, 'en-US', 500],
      ['/order?status=503', 503, 'zh-TW', 500],
    ] as const;
    for (const [path, status, language, shownStatus] of cases) {
      const response = await fetch(url + path);
      const html = await response.text();
      expect({ path, status: response.status }).toEqual({ path, status });
      expect(html).toContain(`<html id="__next_error__" lang="${language}" class="font">`);
      expect(html).toContain(
        `<title>${shownStatus}</title><link rel="stylesheet" href="/a.css"/></head>`,
      );
      expect(html).toContain(`<body>${BODY}<script>self.__next_f.push([1])</script>`);
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(html).not.toContain('push([2])');
      expect(response.headers.get('etag')).toBeNull();
    }
  });

  it('The HTML of a page that threw is a plain page when the error page cannot be rendered', async () => {
    // A page rendered before is kept.
    endServers();
    const { url } = await serveUnderTest(THROWING);
    const html = await (await fetch(`${url}/en/nope?broken`)).text();
    expect(html).toContain('<html id="__next_error__" lang="en-US">');
    expect(html).toMatch(/<style>.*<h1>This page could not be found<\/h1>.*href="\/en"/s);
    expect(await (await fetch(`${url}/sandbox-bank/nope`)).text()).toContain('<h1>找不到這個頁面');
  });

  it('The HTML of a page that failed has the id of its own request, also as a plain page', async () => {
    endServers();
    const { url } = await serveUnderTest(
      THROWING.replace(JSON.stringify(PAGE), () =>
        JSON.stringify(PAGE.replace('Not here', 'Error code id-of-this-request')),
      ),
    );
    const read = async (path: string) => {
      const response = await fetch(url + path);
      return { id: response.headers.get('x-request-id'), html: await response.text() };
    };
    const pages = [await read('/order?status=500'), await read('/order?status=500')];
    expect(pages[0]?.id).not.toBe(pages[1]?.id);
    for (const { id, html } of [...pages, await read('/sandbox-bank/pay?status=500')]) {
      expect(html).toMatch(new RegExp(`(Error code|錯誤代碼) ${id}`));
      expect(html).not.toContain('id-of-this-request');
    }
    const { html } = await read('/sandbox-bank/nope');
    expect(html).not.toContain('錯誤代碼');
  });

  it('Complete HTML and data for the router are not changed', async () => {
    const { url } = await serveUnderTest(THROWING);
    const whole = await fetch(`${url}/whole`);
    expect(await whole.text()).toBe('<html lang="en"><body>whole</body></html>');
    const data = await fetch(`${url}/nope`, { headers: { rsc: '1' } });
    expect(await data.text()).toBe(THROWN);
    expect((await fetch(`${url}/nope`, { method: 'HEAD' })).status).toBe(404);
  });

  it('A page that threw because of the database has status 503, Retry-After and its error page', async () => {
    const { url } = await serveUnderTest(`async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      globalThis[Symbol.for('shuoyi.page-unavailable')]();
      response.statusCode = Number(new URL(request.url, 'http://localhost').searchParams.get('status') ?? 404);
      response.setHeader('Content-Type', request.headers.rsc ? 'text/x-component' : 'text/html');
      response.end(${JSON.stringify(THROWN)});
    }`);
    const unavailable = await fetch(`${url}/order?status=500`);
    expect([unavailable.status, unavailable.headers.get('retry-after')]).toEqual([503, '5']);
    expect(unavailable.headers.get('cache-control')).toBe('private, no-store');
    expect(await unavailable.text()).toContain('<h1>系統暫時無法回應</h1>');
    const data = await fetch(`${url}/order?status=500`, { headers: { rsc: '1' } });
    expect([data.status, data.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${url}/nope?status=404`)).status).toBe(404);
  });

  it('The error-page layer keeps the order of wrapped writes, such as compression', async () => {
    const { url } = await serveUnderTest(`(request, response) => {
      const { write } = response;
      response.write = (text) => write.call(response, text.toUpperCase());
      for (const part of ['one ', 'two ', 'three']) response.write(part);
      response.end();
    }`);
    expect(await (await fetch(url)).text()).toBe('ONE TWO THREE');
  });

  it('Clients cannot request the internal error pages', async () => {
    const { url } = await serveUnderTest(THROWING);
    for (const path of ['/error-page/404', '/en/error-page/500'])
      expect((await fetch(url + path)).status).toBe(404);
  });
});
