import { LRUCache } from 'lru-cache';
import { CACHE_STATE, DRAFT_COOKIES, OTHER_WISH } from '../../lib/next-internals.mjs';
import { bufferResponse } from './buffered-response.mjs';

/** Key of the page cache, once the application has registered it (`src/server/page-cache/next-handlers.ts`). */
const CACHE_KEY = Symbol.for('shuoyi.page-cache');

/** An address of a page that consists of its path alone, without escapes. */
const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Keys in the page cache by the paths at which Next sent their entries.
 *  @type {LRUCache<string, string>} */
const keys = new LRUCache({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (key, address) => 200 + 2 * key.length + 2 * address.length,
});

/** The headers that Next gave to entries of the cache.
 *  @type {WeakMap<object, Map<string, number | string | string[]>>} */
const headersOf = new WeakMap();

/** Sends a page of the page cache as Next did the last time, without Next (decision 0083). The entry of an address
 *  and its headers are taken from Next's own response; at each request the cache decides whether the entry may
 *  still be shown.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response one whose steps for pages are set up
 *  @returns {boolean} whether it responds; otherwise Next does */
export function answerPage(request, response) {
  const cache = globalThis[CACHE_KEY];
  if (!cache || !asksForWholePage(request)) return false;
  const path = request.url;
  const key = keys.get(path);
  const entry = key === undefined ? null : cache.getPage(key);
  const headers = entry && headersOf.get(entry);
  if (!headers) {
    learn(cache, path, response);
    return false;
  }
  response.setHeaders(headers);
  response.end(entry.value.html);
  return true;
}

function asksForWholePage({ method, url, headers }) {
  if (method !== 'GET' || !PLAIN.test(url)) return false;
  for (const name in headers) if (OTHER_WISH.test(name)) return false;
  return headers.cookie === undefined || !DRAFT_COOKIES.test(headers.cookie);
}

/** Notes what Next sends from the cache. */
function learn(cache, path, response) {
  const before = response.getHeaders();
  const isHit = () =>
    response.statusCode === 200 && response.getHeader(CACHE_STATE.name) === CACHE_STATE.hit;
  bufferResponse(response, isHit, (body) => {
    const key = typeof body === 'string' ? cache.findKey(body) : null;
    const entry = key && cache.getPage(key);
    if (!entry) return body;
    const added = Object.entries(response.getHeaders()).filter(
      ([name, value]) => value !== before[name] && name !== 'content-length',
    );
    if (added.some(([name]) => name === 'set-cookie')) return body;
    headersOf.set(entry, new Map(added));
    keys.set(path, key);
    return body;
  });
}
