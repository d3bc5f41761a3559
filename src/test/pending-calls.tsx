import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpLink } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { Toaster } from 'sonner';
import superjson from 'superjson';
import { MessagesFor } from '~/i18n/messages-for';
import type { Language } from '~/lib/language';
import type { UserView } from '~/schemas/auth';
import { logInAgainLink } from '~/trpc/log-in-again';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';

/** A request that is pending until the test responds. */
export interface PendingCall {
  path: string;
  input: unknown;
  respond: (data: unknown) => Promise<void>;
  /** @param fields field → its error */
  respondWithError: (
    errorCode: string,
    fields?: Record<string, string>,
    requestId?: string,
  ) => Promise<void>;
  /** Fails with a network error. */
  loseConnection: () => Promise<void>;
}

/** Adds the APIs that jsdom lacks: toasts read the theme, and boxes inside a form measure themselves. */
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

/** Key of the query of the session. */
export const SESSION_KEY = getQueryKey(trpc.auth.me, undefined, 'query');

/** Renders `ui` with a query client of its own and a fake `fetch`: every call is pending in `held` until the
 *  test responds, except those with a response in `knownResponses`.
 *  @param session the user, or null for a visitor, where the session is known from the start */
export function renderWithPendingCalls(
  ui: ReactNode,
  knownResponses: Record<string, unknown> = {},
  language: Language = 'zh',
  session?: Partial<UserView> | null,
) {
  const pending: PendingCall[] = [];
  const fetch = (address: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(address), 'http://shop.test');
    const path = url.pathname.slice(1);
    if (path in knownResponses) return Promise.resolve(okResponse(knownResponses[path]));
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const sent = init?.body ?? url.searchParams.get('input');
      pending.push({
        path,
        input: sent ? superjson.parse(String(sent)) : undefined,
        respond: (data) => act(async () => resolve(okResponse(data))),
        respondWithError: (errorCode, fields, requestId) =>
          act(async () => resolve(errorResponse(errorCode, fields, requestId))),
        loseConnection: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
    });
  };
  const client = createQueryClient();
  /** Gives the page the session, as a response of the server would. */
  const know = (user: Partial<UserView> | null) =>
    act(async () => void client.setQueryData(SESSION_KEY, user));
  if (session !== undefined) client.setQueryData(SESSION_KEY, session);
  const links = [
    logInAgainLink,
    httpLink({ url: 'http://shop.test', transformer: superjson, fetch }),
  ];
  render(
    <MessagesFor language={language}>
      <trpc.Provider client={trpc.createClient({ links })} queryClient={client}>
        <QueryClientProvider client={client}>
          {ui}
          <Toaster />
        </QueryClientProvider>
      </trpc.Provider>
    </MessagesFor>,
  );
  /** Waits for the next call of a path. */
  const call = (path: string): Promise<PendingCall> =>
    waitFor(() => {
      const index = pending.findIndex((call) => call.path === path);
      if (index < 0)
        throw new Error(`No call of ${path}; pending: ${pending.map((held) => held.path)}`);
      return pending.splice(index, 1)[0]!;
    });
  return { client, know, call, held: pending, user: userEvent.setup() };
}

function okResponse(data: unknown): Response {
  return Response.json({ result: { data: superjson.serialize(data) } });
}

function errorResponse(
  errorCode: string,
  fields?: Record<string, string>,
  requestId?: string,
): Response {
  const data = { code: 'BAD_REQUEST', httpStatus: 400, errorCode, fields, requestId };
  const error = superjson.serialize({ message: errorCode, code: -32600, data });
  return Response.json({ error }, { status: 400 });
}
