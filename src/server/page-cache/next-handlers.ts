import type { createPageCache } from './handler';

/** Key under which the handler that Next imports finds the page cache (`next-cache-handler.mjs`). */
const PAGE_CACHE_CLASS = Symbol.for('shuoyi.page-cache-class');

/** Makes Next store pages and cached queries in this cache; call it before the first request. */
export function giveToNext(pageCache: ReturnType<typeof createPageCache>): void {
  Reflect.set(globalThis, PAGE_CACHE_CLASS, pageCache);
}

/** Key under which the HTTP layer finds the pages that it may send without Next (`pages.mjs`). */
const PAGE_CACHE = Symbol.for('shuoyi.page-cache');

/** Lets the HTTP layer read the same cache. It does nothing in development, where Next renders every page
 *  again. */
export function giveToHttpLayer({ findKey, getPage }: ReturnType<typeof createPageCache>): void {
  Reflect.set(globalThis, PAGE_CACHE, { findKey, getPage });
}
