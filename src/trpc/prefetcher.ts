import 'server-only';
import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import superjson from 'superjson';
import type { Language } from '~/lib/language';
import type { Page } from '~/schemas/paging';
import { createPageContext } from '~/server/api/page-context';
import { appRouter, createCaller } from '~/server/api/root';
import { createQueryClient } from './query-client';

/** Prefetches queries as the actor of the request:
 *  `const { queries, state } = await prefetcher(language); await queries.cart.get.prefetch();`
 *  then `<Prefetched state={state()}>` around the client components. */
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
