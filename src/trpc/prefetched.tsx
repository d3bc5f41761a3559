'use client';
import {
  type DehydratedState,
  HydrationBoundary,
  hashKey,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import superjson, { type SuperJSONResult } from 'superjson';
import { useHydrated } from '~/components/ui/use-hydrated';

/** The responses that a page has from the server. */
const PrefetchedContext = createContext<DehydratedState['queries']>([]);

interface Props {
  /** Result of `prefetcher`; without one nothing was prefetched. */
  state: DehydratedState | undefined;
  children: ReactNode;
}

/** Puts the responses of the server into the query cache, and provides them to the components below, which
 *  the server rendered with them. */
export function Prefetched({ state, children }: Props) {
  const above = useContext(PrefetchedContext);
  const queries = useMemo(() => [...(state?.queries ?? []), ...above], [state, above]);
  return (
    <PrefetchedContext.Provider value={queries}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </PrefetchedContext.Provider>
  );
}

/** The parts of a query's result that may differ from what the server rendered. */
interface HydratedQuery {
  data: unknown;
  isError: boolean;
  failureCount: number;
  isPaused: boolean;
}

const UNTRIED = { isError: false, failureCount: 0, isPaused: false };

/** A query whose response the page may have before all of its parts are hydrated, such as the session or the cart.
 *  While a part is hydrated it has what the server rendered, the prefetched response or none; React renders it
 *  again with the cache's response right after.
 *  @param key of the query */
export function useHydratedQuery<Query extends HydratedQuery>(key: QueryKey, query: Query): Query {
  const hydrated = useHydrated();
  const prefetched = useContext(PrefetchedContext);
  const served = useMemo(
    () => (hydrated ? undefined : readData(prefetched, key)),
    [hydrated, prefetched, key],
  );
  return hydrated ? query : { ...query, ...UNTRIED, data: served };
}

function readData(queries: DehydratedState['queries'], key: QueryKey): unknown {
  const hash = hashKey(key);
  const data = queries.find(({ queryHash }) => queryHash === hash)?.state.data;
  return data === undefined ? undefined : superjson.deserialize(data as SuperJSONResult);
}
