/** Gives Next the page cache: `cacheHandler` of `next.config.js` names this file, which Next imports by itself, outside
 *  of what it compiles. Where the application has not started (a build) nothing is kept. */
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
