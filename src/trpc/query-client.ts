import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import superjson from 'superjson';

/** Whether the server responded with an error: it would do so again, and only network failures are retried. */
function isServerError(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}

/** Creates a query client: one per browser tab, and one per request on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && !isServerError(error),
      },
      // Mutations fail at once when offline; by default they would be queued and run after the user has
      // moved on.
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
