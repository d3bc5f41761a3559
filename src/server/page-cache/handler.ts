import { LRUCache } from 'lru-cache';
import { isCompletePage } from '~/lib/next-internals.mjs';
import { type CacheEntry, type CacheValue, decodeEntry, encodeEntry } from './entry-format';
import type { PageStore } from './page-store';
import { isCurrent, NO_VERSIONS, type SetContext, tagsOf, versionsOf } from './tag-versions';

/** Maximum size of the entries in one process, bytes: Next's own default. */
const MAX_BYTES = 50 * 1024 * 1024;

/** A `cacheHandler` of Next: keeps entries in this process, and shares them through a store.
 *  @param maxBytes of the entries in this process */
export function createPageCache(store: PageStore, maxBytes: number = MAX_BYTES) {
  const kept = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf });

  return class PageCache {
    /** The key of the page with this HTML; null when no page of this process has it. */
    static findKey(html: string): string | null {
      for (const [key, { value }] of kept.entries()) if (value?.html === html) return key;
      return null;
    }

    /** A page that may be sent without Next; null for one that is missing, has changed, or is expired, which
     *  Next must handle. */
    static getPage(key: string): CacheEntry | null {
      const own = kept.get(key);
      const isWhole = own && isWholePage(own, Date.now());
      return isWhole && isCurrent(own, store.versions ?? NO_VERSIONS) ? own : null;
    }

    /** Next creates an instance for each request, before it reads any data, so that the rendered content is
     *  at least as new as the presently known versions. */
    #versions = store.versions ?? NO_VERSIONS;

    async get(key: string): Promise<CacheEntry | null> {
      const own = kept.get(key);
      if (own && isCurrent(own, store.versions ?? NO_VERSIONS)) return own;
      const page = await store.read(key);
      const shared = page && (await decodeEntry(page));
      if (shared && isCurrent(shared, store.versions ?? NO_VERSIONS)) {
        kept.set(key, shared);
        return shared;
      }
      if (own) kept.delete(key);
      return null;
    }

    /** @param value null: there is no such page */
    async set(key: string, value: CacheValue, ctx: SetContext): Promise<void> {
      const entry: CacheEntry = {
        value,
        lastModified: Date.now(),
        cacheControl: ctx.fetchCache ? undefined : ctx.cacheControl,
        tagVersions: versionsOf(tagsOf(value, ctx), this.#versions),
      };
      kept.set(key, entry);
      // Addresses that lead nowhere are without number.
      if (value === null || (value.status ?? 200) !== 200) return;
      // The reader does not wait for it, and it never fails.
      void store.write(key, () => encodeEntry(entry));
    }

    /** Every call of Next's `revalidateTag` ends here; the product itself marks tags in its transactions. */
    async revalidateTag(tags: string | string[]): Promise<void> {
      await store.markStale([tags].flat());
    }

    resetRequestCache(): void {}
  };
}

/** Whether an entry is a complete page with status 200 that is not due for another rendering.
 *  @param now milliseconds since 1970 */
function isWholePage({ value, cacheControl, lastModified }: CacheEntry, now: number): boolean {
  if (!isCompletePage(value)) return false;
  const { revalidate } = (cacheControl ?? {}) as { revalidate?: unknown };
  return (
    revalidate === false ||
    (typeof revalidate === 'number' && now < lastModified + revalidate * 1000)
  );
}

/** Size of an entry and its key in memory, bytes. */
function sizeOf({ value }: CacheEntry, key: string): number {
  if (!value) return 100 + 2 * key.length;
  const { html, rscData, segmentData, body, data } = value;
  let bytes =
    1000 + 2 * key.length + 2 * (html?.length ?? 0) + (rscData?.length ?? 0) + (body?.length ?? 0);
  for (const segment of segmentData?.values() ?? []) bytes += segment.length;
  return bytes + 2 * (data?.body?.length ?? 0);
}
