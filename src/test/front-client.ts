import { expect } from 'vitest';
import { answerFront } from '~/server/front/handler';
import { frontDocument } from '~/server/front/openapi/document';
import { type FrontCheck, frontCheck } from './front-check';
import { openBrowser } from './next-headers';

type Body = Record<string, unknown>;

let check: FrontCheck | undefined;

/** A client that knows only the REST contract. Every answer is checked against the contract's document. */
export function frontClient(headers: Record<string, string> = {}) {
  const browser = openBrowser();

  async function send(method: string, path: string, init: RequestInit = {}) {
    const request = new Request(`http://localhost:3000/api/front/${path}`, {
      method,
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
    const response = await browser.act(request, (asked) => answerFront(asked, path));
    const text = await response.text();
    const { status, headers: answered } = response;
    const answer = { status, headers: answered, body: text && JSON.parse(text) };
    check ??= frontCheck(frontDocument('en'));
    expect(check({ method, path, ...answer }), `${method} ${path} as documented`).toEqual([]);
    return answer;
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
    /** As the contract's clients do it: a token first, then the call. */
    postWithToken: async (path: string, body: Body) =>
      post(path, { _token: await token(), ...body }),
  };
}
