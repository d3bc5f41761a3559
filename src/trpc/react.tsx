'use client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import type { Language } from '~/lib/language';
import type { AppRouter } from '~/server/api/root';
import { fetchAgain } from './fetch-again';
import { logInAgainLink } from './log-in-again';
import { createQueryClient } from './query-client';
import { uploadLink } from './upload-link';

/** Typed React Query hooks of every procedure: `trpc.cart.get.useQuery()`. Used in a feature's `hooks.ts`
 *  only. */
export const trpc = createTRPCReact<AppRouter>();

let tabClient: QueryClient | undefined;

function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}

interface Props {
  language: Language;
  children: ReactNode;
}

/** Provides React Query and tRPC to all components of a tab. Calls of one tick are sent in one request. */
export function TrpcProvider({ language, children }: Props) {
  const [client] = useState(queryClient);
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
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
