import {
  defaultShouldDehydrateQuery,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
} from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import superjson from 'superjson';

/** Whether the server responded with an error: it would do so again, and only network failures are retried. */
function isServerError(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}

/** A query client whose invalidation also counts for a query that is fetched for the first time: the server may
 *  have read that response before the change. TanStack Query 5 treats it as the newest one
 *  (https://github.com/TanStack/query/issues/8530), so that a row that is added while a list loads would never
 *  show. `refetchType` is ignored for it, because a cancelled first fetch needs another one. */
class AppQueryClient extends QueryClient {
  override invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    return notifyManager.batch(() => {
      // Observers of a query on the screen get the response of the next fetch.
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
        if (query.state.data === undefined)
          void query.cancel(query.isActive() ? { silent: true } : { revert: true });
      return super.invalidateQueries(filters, options);
    });
  }
}

/** Creates a query client: one per browser tab, and one per request on the server. */
export function createQueryClient(): QueryClient {
  return new AppQueryClient({
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
