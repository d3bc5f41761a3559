import { expect } from 'vitest';
import { handleRestRequest } from '~/server/rest/handler';
import { createOpenApiDocument } from '~/server/rest/openapi/document';
import { createBrowser } from './next-headers';
import { createRestCheck, type RestCheck } from './rest-check';

type Body = Record<string, unknown>;

let check: RestCheck | undefined;

/** A client of the REST contract. Every response is checked against the contract's document. */
export function createRestClient(headers: Record<string, string> = {}) {
  const browser = createBrowser();

  async function send(method: string, path: string, init: RequestInit = {}) {
    const request = new Request(`http://localhost:3000/api/front/${path}`, {
      method,
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
    const response = await browser.act(request, (incoming) => handleRestRequest(incoming, path));
    const text = await response.text();
    const { status, headers: responseHeaders } = response;
    const result = { status, headers: responseHeaders, body: text && JSON.parse(text) };
    check ??= createRestCheck(createOpenApiDocument('en'));
    expect(check({ method, path, ...result }), `${method} ${path} as documented`).toEqual([]);
    return result;
  }

  const post = (path: string, body: Body, more: Record<string, string> = {}) =>
    send('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...more },
    });

  const token = async (): Promise<string> => (await send('GET', 'auth/token')).body.token;

  return {
    browser,
    send,
    get: (path: string) => send('GET', path),
    post,
    token,
    /** Requests a token first, then makes the call, like any client of the contract. */
    postWithToken: async (path: string, body: Body) =>
      post(path, { _token: await token(), ...body }),
  };
}
