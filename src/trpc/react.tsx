'use client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import superjson, { type SuperJSONResult } from 'superjson';
import type { Language } from '~/lib/language';
import type { AppRouter } from '~/server/api/root';
import { fetchAgain } from './fetch-again';
import { latestFirstResponses, type SerializedValue } from './first-responses';
import { logInAgainLink } from './log-in-again';
import { pageSession } from './page-session';
import { createQueryClient } from './query-client';
import { markQueryClient } from './query-client-state';
import { uploadLink } from './upload-link';

/** Typed React Query hooks of every procedure: `trpc.cart.get.useQuery()`. Used in a feature's `hooks.ts`
 *  only. */
export const trpc = createTRPCReact<AppRouter>();

let tabClient: QueryClient | undefined;

function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  tabClient ??= createTabClient();
  return tabClient;
}

/** Creates the client of this tab, with the responses that its pages fetched without it. */
function createTabClient(): QueryClient {
  const client = createQueryClient();
  markQueryClient();
  const meKey = getQueryKey(trpc.auth.me, undefined, 'query');
  const first = latestFirstResponses();
  if (first) {
    const updatedAt = first.at;
    const read = (value: SerializedValue) => superjson.deserialize(value as SuperJSONResult);
    const { me, cart } = first.serialized;
    client.setQueryData(meKey, read(me), { updatedAt });
    client.setQueryData(getQueryKey(trpc.cart.get, undefined, 'query'), read(cart), { updatedAt });
  }
  const takePageSession = () => {
    const page = pageSession.get();
    if (page && page.at > (client.getQueryState(meKey)?.dataUpdatedAt ?? 0))
      client.setQueryData(meKey, page.me, { updatedAt: page.at });
  };
  takePageSession();
  pageSession.subscribe(takePageSession);
  return client;
}

interface Props {
  language: Language;
  children: ReactNode;
}

/** Provides React Query and tRPC to all components of a tab. Calls of one tick are sent in one request. */
export function TrpcProvider({ language, children }: Props) {
  const client = queryClient();
  const [trpcClient] = useState(() =>
    trpc.createClient({
      links: [
        logInAgainLink,
        splitLink({
          condition: ({ context }) => context.onProgress !== undefined,
          true: uploadLink(language),
          false: httpBatchLink({
            url: '/api/trpc',
            transformer: superjson,
            headers: { 'x-language': language },
            fetch: fetchAgain() as typeof fetch,
          }),
        }),
      ],
    }),
  );
  return (
    <trpc.Provider client={trpcClient} queryClient={client}>
      <QueryClientProvider client={client}>
        {children}
        <FirstQueries />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** Queries the session's user and the cart in the same request as the page's own calls, unless their responses
 *  are cached, because the header's cart is loaded later. */
function FirstQueries() {
  const { auth, cart } = trpc.useUtils();
  useEffect(() => {
    if (auth.me.getData() === undefined) void auth.me.prefetch();
    if (cart.get.getData() === undefined) void cart.get.prefetch();
  }, [auth, cart]);
  return null;
}
