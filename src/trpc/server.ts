import 'server-only';
import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { unstable_cache } from 'next/cache';
import superjson from 'superjson';
import type { Language } from '~/lib/language';
import type { Page } from '~/schemas/paging';
import { createPageContext } from '~/server/api/page-context';
import { appRouter, createCaller } from '~/server/api/root';
import { NO_CLIENT } from '~/server/context';
import { database } from '~/server/db';
import { createQueryClient } from './query-client';

/** Caller as an anonymous visitor: the only one that a public, cached page may use. */
export function publicCaller(language: Language) {
  return createCaller({
    db: database(),
    actor: { kind: 'visitor', visitorHash: null },
    language,
    now: () => new Date(),
    client: NO_CLIENT,
    requestId: 'page',
    isTrustedOrigin: false,
  });
}

/** Caches the result of a query that is the same for every actor until one of its tags is refreshed (or 5
 *  minutes pass).
 *  @param key of the cache entry: procedure, language, parameters */
export async function cachedQuery<T>(
  key: string[],
  tags: string[],
  query: () => Promise<T>,
): Promise<T> {
  const text = await unstable_cache(async () => superjson.stringify(await query()), key, {
    tags,
    revalidate: 300,
  })();
  return superjson.parse<T>(text);
}

/** Prefetches queries as the actor of the request:
 *  `const { ask, state } = await prefetcher(language); await ask.cart.get.prefetch();`
 *  then `<HydrationBoundary state={state()}>` around the client components. */
export async function prefetcher(language: Language) {
  const queryClient = createQueryClient();
  const ctx = await createPageContext(language);
  const helpers = createServerSideHelpers({
    router: appRouter,
    ctx,
    queryClient,
    transformer: superjson,
  });
  return { queries: helpers, caller: createCaller(ctx), state: () => dehydrate(queryClient) };
}

/** Prefetches the first pages of a paged list, as the infinite query of the client has them. tRPC's own helper
 *  passes no cursor, so that each of its pages would be the first one.
 *  @param options `queries.order.list.infiniteQueryOptions({})`
 *  @param count number of pages */
export async function prefetchPages<Row>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  fetchPage: (cursor: string | undefined) => Promise<Page<Row>>,
  count: number,
): Promise<void> {
  await queryClient.prefetchInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam ?? undefined),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Page<Row>) => nextCursor,
    pages: count,
  });
}
