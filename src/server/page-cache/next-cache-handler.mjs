/** Passes the page cache to Next: `cacheHandler` of `next.config.js` names this file, which Next imports directly,
 *  without compiling it. If the application has not started (in a build), nothing is cached. */
export default class NextCacheHandler {
  constructor() {
    const PageCache = Reflect.get(globalThis, Symbol.for('shuoyi.page-cache-class'));
    // biome-ignore lint/correctness/noConstructorReturn: Next makes a handler with `new`, for each request.
    if (PageCache) return new PageCache();
  }

  async get() {
    return null;
  }

  async set() {}

  async revalidateTag() {}
}
