import { randomUUID } from 'node:crypto';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

/** Internal pages whose HTML replaces that of a page that failed. */
const ADDRESS = /^(?:\/en)?\/error-page\/(404|500|503)$/;
/** Beginnings of the addresses of each language. */
const PREFIXES = { zh: '', en: '/en' };
const CACHE_MS = 60 * 60 * 1000;
/** Node's `fetch`, because Next replaces the global one with one that uses its page cache. */
const { fetch } = globalThis;

/** Header that proves that a request comes from this process. */
const HEADER = 'x-shuoyi-error-document';
const OWN_SECRET = randomUUID();

/** @type {Map<string, { html: string, until: number }>} */
const cache = new Map();

/** Placeholder in the page of a failure for the id of its request, as in the log. */
const REQUEST_ID = 'id-of-this-request';

/** The error page for a status in a language, rendered by this server; a plain one when that fails. The page of a 500
 *  has the id of the request, to be quoted.
 *  @param {string} origin of this server
 *  @param {'zh' | 'en'} language
 *  @param {404 | 500 | 503} status
 *  @param {string} requestId
 *  @returns {Promise<string>} HTML */
export async function getErrorDocument(origin, language, status, requestId) {
  const html = await getSharedDocument(origin, language, status);
  return html.replaceAll(REQUEST_ID, () => requestId);
}

async function getSharedDocument(origin, language, status) {
  const path = `${PREFIXES[language]}/error-page/${status}`;
  const cached = cache.get(path);
  if (cached && cached.until > Date.now()) return cached.html;
  try {
    const response = await fetch(origin + path, {
      headers: { [HEADER]: OWN_SECRET },
      signal: AbortSignal.timeout(2000),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const html = await response.text();
    cache.set(path, { html, until: Date.now() + CACHE_MS });
    return html;
  } catch {
    return cached?.html ?? plainPage(status, language, REQUEST_ID);
  }
}

/** Reserves the internal error pages for this process: for other clients their addresses are unknown.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {boolean} whether this process requests one */
export function reserveErrorPages(request) {
  const { [HEADER]: proof } = request.headers;
  delete request.headers[HEADER];
  if (!ADDRESS.test(getPath(request))) return false;
  if (proof === OWN_SECRET) return true;
  request.url = `${PREFIXES[getLanguage(request.url)]}/-/error-page`;
  return false;
}
