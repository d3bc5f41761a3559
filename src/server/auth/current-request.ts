import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cookies, headers as nextHeaders } from 'next/headers';
import { NextResponse } from 'next/server';
import type { CookieRule } from './cookies';

/** The cookies of a request, and those that its response sets, with the interface of Next's `cookies()`. */
export interface RequestCookies {
  /** The value from the request, or the one set since. */
  get(name: string): { value: string } | undefined;
  set(name: string, value: string, options: CookieRule['options']): unknown;
}

const current = new AsyncLocalStorage<{ headers: Headers; cookies: RequestCookies }>();

/** The cookies of the present request, from Next or from `withRequest`. */
export function requestCookies(): RequestCookies | Promise<RequestCookies> {
  return current.getStore()?.cookies ?? cookies();
}

/** The headers of the current request. */
export function requestHeaders(): Pick<Headers, 'get'> | Promise<Pick<Headers, 'get'>> {
  return current.getStore()?.headers ?? nextHeaders();
}

/** Handles a request outside of Next: `answer` has access to its cookies, and the response sets the changed
 *  ones. */
export async function withRequest(
  headers: Headers,
  answer: () => Promise<Response>,
): Promise<Response> {
  const values = parseCookies(headers.get('cookie') ?? '');
  let setting: NextResponse | undefined;
  const jar: RequestCookies = {
    get: (name) => (values.has(name) ? { value: values.get(name)! } : undefined),
    set(name, value, options) {
      values.set(name, value);
      setting ??= new NextResponse();
      setting.cookies.set(name, value, options);
    },
  };
  const response = await current.run({ headers, cookies: jar }, answer);
  for (const line of setting?.headers.getSetCookie() ?? [])
    response.headers.append('set-cookie', line);
  return response;
}

/** Parses the cookies of a header as Next does: of a repeated name the last value counts, and an undecodable
 *  value is left out. */
function parseCookies(header: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of header.split(/; */)) {
    const at = pair.indexOf('=');
    if (at === -1 && pair) values.set(pair, 'true');
    if (at === -1) continue;
    const value = decode(pair.slice(at + 1));
    if (value !== null) values.set(pair.slice(0, at), value);
  }
  return values;
}

function decode(value: string): string | null {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
