import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { deviceCookie, sessionCookie } from './cookies';
import { requestCookies, withRequest } from './current-request';

const HEADERS = [
  '',
  'a=1; b=2',
  'a=1;b=2;',
  'a=1; a=2',
  'a; b=',
  'a=b=c',
  'a=%E8%AA%AA; b=%E8',
  'a="quoted"',
  ' a = 1',
  '=1; a=2',
  ';;a=1',
];
const NAMES = ['a', 'b', ' a ', ''];

const answer = (cookie: string, work: () => Promise<unknown>) =>
  withRequest(new Headers({ cookie }), async () => Response.json(await work()));

describe('The cookies of a request without Next', () => {
  it.each(HEADERS)('The cookies of “%s” are those that Next reads', async (cookie) => {
    const next = new NextRequest('http://localhost', { headers: { cookie } }).cookies;
    const response = await answer(cookie, async () => {
      const jar = await requestCookies();
      return NAMES.map((name) => jar.get(name)?.value ?? null);
    });
    expect(await response.json()).toEqual(NAMES.map((name) => next.get(name)?.value ?? null));
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('A cookie that is set is read from then on, and the response sets its last value', async () => {
    const response = await answer('shuoyi-session=old', async () => {
      const jar = await requestCookies();
      const { name, options } = sessionCookie();
      jar.set(name, 'first', options);
      jar.set(name, 'last one', options);
      jar.set(deviceCookie().name, '', { ...deviceCookie().options, maxAge: 0 });
      return (await requestCookies()).get(name)?.value;
    });
    expect(await response.json()).toBe('last one');
    const [session, device, ...rest] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^shuoyi-session=last%20one; Path=\/; Expires=.+; Max-Age=2592000; HttpOnly; SameSite=lax$/,
    );
    expect(device).toMatch(/^shuoyi-device=; Path=\/; Max-Age=0; HttpOnly/);
    expect(rest).toEqual([]);
  });

  it('Requests at once have their own cookies', async () => {
    const read = (value: string) =>
      answer(`a=${value}`, async () => {
        await new Promise(setImmediate);
        return (await requestCookies()).get('a')?.value;
      });
    const responses = await Promise.all(['1', '2', '3'].map(read));
    expect(await Promise.all(responses.map((response) => response.json()))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });
});
