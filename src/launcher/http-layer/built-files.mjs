import { LRUCache } from 'lru-cache';
import { BUILT_FILES } from '../../lib/next-internals.mjs';
import { encode } from './encoded-body.mjs';
import { getPath } from './path.mjs';

/** Maximum size of all built files that are kept, bytes; those of a build are a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Headers of a built file. */
const NAMES = ['Content-Type', 'Cache-Control', 'Last-Modified'];

/** Built files that were sent before, by their paths: their names carry a hash of their content. In development names
 *  are reused.
 *  @type {LRUCache<string, { cached: import('./body-cache.mjs').CachedBody, headers: Map<string, string> }>} */
const sent = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ cached }, path) => 2 * path.length + 2 * cached.bytes.length + 1000,
});

/** Responds with a built file that was sent before, without calling Next again, and redirects other spellings of an
 *  address to that of the pages, so that a file is cached once.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function sendBuiltFile(request, response) {
  const path = getPath(request);
  if (!path.startsWith(BUILT_FILES)) return false;
  const decoded = decodeURIComponent(path);
  const escaped = toEscaped(decoded);
  if (![decoded, escaped, encodeURI(decoded)].includes(path)) {
    response.statusCode = 308;
    response.setHeader('Location', escaped + request.url.slice(path.length));
    response.end();
    return true;
  }
  const file = request.headers.range === undefined ? sent.get(decoded) : undefined;
  if (!file) return false;
  response.setHeaders(file.headers);
  response.setHeader('Vary', 'Accept-Encoding');
  const body = encode(request, response, file.cached, true);
  if (body instanceof Promise) body.then((bytes) => response.end(bytes));
  else response.end(body);
  return true;
}

/** Caches a built file that Next sends.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @param {import('./body-cache.mjs').CachedBody} cached */
export function storeBuiltFile(request, response, cached) {
  const path = getPath(request);
  if (process.env.NODE_ENV !== 'production' || !path.startsWith(BUILT_FILES)) return;
  if (sent.has(decodeURIComponent(path))) return;
  const found = NAMES.filter((name) => response.hasHeader(name));
  const headers = new Map(found.map((name) => [name, response.getHeader(name)]));
  sent.set(decodeURIComponent(path), { cached, headers });
}

/** The spelling of a path with all required escapes. */
function toEscaped(decoded) {
  return decoded.split('/').map(encodeURIComponent).join('/');
}
