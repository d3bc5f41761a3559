import 'server-only';
import { dehydrate } from '@tanstack/react-query';
import { createServerSideHelpers } from '@trpc/react-query/server';
import { unstable_cache } from 'next/cache';
import superjson from 'superjson';
import type { Language } from '~/lib/language';
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
  const helpers = createServerSideHelpers({
    router: appRouter,
    ctx: await createPageContext(language),
    queryClient,
    transformer: superjson,
  });
  return { queries: helpers, state: () => dehydrate(queryClient) };
}
