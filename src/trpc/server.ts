import 'server-only';
import { unstable_cache } from 'next/cache';
import superjson from 'superjson';
import type { Language } from '~/lib/language';
import { createCaller } from '~/server/api/root';
import { NO_CLIENT } from '~/server/context';
import { database } from '~/server/db';

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
