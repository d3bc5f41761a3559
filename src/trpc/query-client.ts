import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import superjson from 'superjson';

/** A refusal will be refused again; only what the network lost is worth another try. */
function isServerError(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}

/** One per browser tab; one per request on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && !isServerError(error),
      },
      // Without a connection they fail at once and say so: waiting for one, a press would come true when
      // whoever pressed has long gone on.
      mutations: { networkMode: 'always' },
      dehydrate: {
        serializeData: superjson.serialize,
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
}
