import { AsyncLocalStorage } from 'node:async_hooks';
import type { CookieRule } from '~/server/auth/cookies';

/** Replaces `next/headers` outside of Next, by an alias of `vitest.config.ts`. The cookies are those of the
 *  browser of `act`. */
interface BrowserState {
  values: Map<string, string>;
  /** Options of each cookie's last write. */
  rules: Map<string, CookieRule['options']>;
  headers: Headers;
}

const storage = new AsyncLocalStorage<BrowserState>();

function currentBrowser(): BrowserState {
  const open = storage.getStore();
  if (!open) throw new Error('There is no browser here: use openBrowser().act().');
  return open;
}

export async function cookies() {
  const { values, rules } = currentBrowser();
  return {
    get: (name: string) => (values.has(name) ? { name, value: values.get(name) } : undefined),
    set(name: string, value: string, options: CookieRule['options']) {
      rules.set(name, options);
      const ended = options.maxAge === 0;
      if (ended) values.delete(name);
      else values.set(name, value);
    },
  };
}

export async function headers(): Promise<Headers> {
  return currentBrowser().headers;
}

/** One browser with a cookie jar of its own. */
export function createBrowser() {
  const state: BrowserState = { values: new Map(), rules: new Map(), headers: new Headers() };
  return {
    cookies: state.values,
    cookieRules: state.rules,
    /** Runs `work` as a request of this browser. */
    act<T>(request: Request, work: (request: Request) => Promise<T>): Promise<T> {
      state.headers = new Headers(request.headers);
      state.headers.set('host', 'localhost:3000');
      return storage.run(state, () => work(request));
    },
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;
