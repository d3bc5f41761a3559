import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpLink } from '@trpc/client';
import type { ReactNode } from 'react';
import { Toaster } from 'sonner';
import superjson from 'superjson';
import { TextsFor } from '~/i18n/texts-for';
import type { Language } from '~/lib/language';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';

/** One request that waits for the test to answer it. */
export interface HeldCall {
  path: string;
  input: unknown;
  answer: (data: unknown) => Promise<void>;
  /** @param fields field → what is wrong with it */
  refuse: (errorCode: string, fields?: Record<string, string>) => Promise<void>;
  /** The network is gone. */
  lose: () => Promise<void>;
}

/** What jsdom lacks: the popups ask for the theme, and boxes inside a form measure themselves. */
export function prepareWindow(): void {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.setPointerCapture ??= () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** Shows `ui` with a query client of its own, the server at the other end of `fetch` being the test: every
 *  call waits in `held` until the test answers it, except those whose answer is `known`. */
export function showHoldingCalls(
  ui: ReactNode,
  known: Record<string, unknown> = {},
  language: Language = 'zh',
) {
  const held: HeldCall[] = [];
  const fetch = (address: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(address), 'http://shop.test');
    const path = url.pathname.slice(1);
    if (path in known) return Promise.resolve(ok(known[path]));
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const sent = init?.body ?? url.searchParams.get('input');
      held.push({
        path,
        input: sent ? superjson.parse(String(sent)) : undefined,
        answer: (data) => act(async () => resolve(ok(data))),
        refuse: (errorCode, fields) => act(async () => resolve(refusal(errorCode, fields))),
        lose: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
    });
  };
  const client = createQueryClient();
  const links = [httpLink({ url: 'http://shop.test', transformer: superjson, fetch })];
  render(
    <TextsFor language={language}>
      <trpc.Provider client={trpc.createClient({ links })} queryClient={client}>
        <QueryClientProvider client={client}>
          {ui}
          <Toaster />
        </QueryClientProvider>
      </trpc.Provider>
    </TextsFor>,
  );
  /** The next call to a path; it arrives when the queue lets it. */
  const call = (path: string): Promise<HeldCall> =>
    waitFor(() => {
      const index = held.findIndex((call) => call.path === path);
      if (index < 0) throw new Error(`No call of ${path}; held: ${held.map((h) => h.path)}`);
      return held.splice(index, 1)[0]!;
    });
  return { client, call, held, user: userEvent.setup() };
}

function ok(data: unknown): Response {
  return Response.json({ result: { data: superjson.serialize(data) } });
}

function refusal(errorCode: string, fields?: Record<string, string>): Response {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, errorCode, fields };
  const error = superjson.serialize({ message: errorCode, code: -32600, data });
  return Response.json({ error }, { status: 400 });
}
