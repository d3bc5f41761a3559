import { LRUCache } from 'lru-cache';
import { decodeEntry, encodeEntry } from './entry-format.mjs';
import { isCurrent, NO_VERSIONS, tagsOf, versionsOf } from './tag-versions.mjs';

/** Maximum size of what one process keeps, bytes: Next's own default. */
const MAX_BYTES = 50 * 1024 * 1024;

/** @typedef {import('./tag-versions.mjs').Versions} Versions
 *  @typedef {import('./entry-format.mjs').CacheEntry} CacheEntry
 *  @typedef {{ tagVersions: Record<string, number>, renderedAt: number, body: Uint8Array }} StoredPage
 *  @typedef {{
 *    readonly versions: Versions | null,
 *    read(key: string): Promise<StoredPage | null>,
 *    write(key: string, page: () => Promise<StoredPage>): Promise<void>,
 *    markStale(tags: string[]): Promise<void>,
 *  }} PageStore `versions` is null until they are known */

/** A `cacheHandler` of Next: keeps entries in this process, and shares them through a store.
 *  @param {() => PageStore | undefined} getStore undefined while pages are built
 *  @param {number} [maxBytes] of what this process keeps */
export function createPageCache(getStore, maxBytes = MAX_BYTES) {
  /** @type {LRUCache<string, CacheEntry>} */
  const kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });

  return class PageCache {
    /** Next makes one for each request, before anything is read for it: what the request renders is at least as
     *  new as the versions that are known now. */
    #versions = getStore()?.versions ?? NO_VERSIONS;

    /** @param {string} key */
    async get(key) {
      const store = getStore();
      const now = store?.versions ?? NO_VERSIONS;
      const own = kept.get(key);
      if (own && isCurrent(own, now)) return own;
      const shared = await store?.read(key).then((page) => page && decodeEntry(page));
      if (shared && isCurrent(shared, store?.versions ?? NO_VERSIONS)) {
        kept.set(key, shared);
        return shared;
      }
      if (own) kept.delete(key);
      return null;
    }

    /** @param {string} key
     *  @param {any} value null: there is no such page
     *  @param {any} ctx */
    async set(key, value, ctx) {
      /** @type {CacheEntry} */
      const entry = {
        value,
        lastModified: Date.now(),
        cacheControl: ctx.fetchCache ? undefined : ctx.cacheControl,
        tagVersions: versionsOf(tagsOf(value, ctx), this.#versions),
      };
      kept.set(key, entry);
      // Addresses that lead nowhere are without number.
      if (value === null || (value.status ?? 200) !== 200) return;
      // The reader does not wait for it, and it never fails.
      void getStore()?.write(key, () => encodeEntry(entry));
    }

    /** Every use of Next's `revalidateTag` ends here; the product itself marks tags in its transactions.
     *  @param {string | string[]} tags */
    async revalidateTag(tags) {
      await getStore()?.markStale([tags].flat());
    }

    resetRequestCache() {}
  };
}

/** Size of an entry in memory, bytes.
 *  @param {CacheEntry} entry */
function sizeOf({ value }) {
  if (!value) return 100;
  const { html, rscData, segmentData, body, data } = value;
  let bytes = 1000 + 2 * (html?.length ?? 0) + (rscData?.length ?? 0) + (body?.length ?? 0);
  for (const segment of segmentData?.values() ?? []) bytes += segment.length;
  return bytes + 2 * (data?.body?.length ?? 0);
}

/** Set by `src/server/page-cache/start-page-cache.ts`, when the server starts. */
const STORE = Symbol.for('shuoyi.page-store');

export default createPageCache(() => Reflect.get(globalThis, STORE));
