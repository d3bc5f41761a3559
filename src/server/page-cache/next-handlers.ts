import type { createPageCache } from './handler';

/** Where the handler that Next imports looks for the page cache (`next-cache-handler.mjs`). */
const PAGE_CACHE_CLASS = Symbol.for('shuoyi.page-cache-class');

/** Makes Next keep pages and cached queries in this cache; to be called before the first request. */
export function giveToNext(pageCache: ReturnType<typeof createPageCache>): void {
  Reflect.set(globalThis, PAGE_CACHE_CLASS, pageCache);
}

/** Where the HTTP layer looks for pages that it may send before Next is asked (`pages.mjs`). */
const PAGE_CACHE = Symbol.for('shuoyi.page-cache');

/** Lets the HTTP layer read the same cache. Not in development, where Next renders every page anew. */
export function giveToHttpLayer({ findKey, getPage }: ReturnType<typeof createPageCache>): void {
  Reflect.set(globalThis, PAGE_CACHE, { findKey, getPage });
}
