import { randomUUID } from 'node:crypto';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

/** The pages that show what stands in the place of a page that could not be shown. */
const ADDRESS = /^(?:\/en)?\/error-page\/(404|500|503)$/;
const CACHE_MS = 60 * 60 * 1000;
/** Node's own: Next replaces it with one that takes part in its page cache. */
const { fetch } = globalThis;

/** Proves that a request comes from this process itself. */
const HEADER = 'x-shuoyi-error-document';
const OWN = randomUUID();

/** @type {Map<string, { html: string, until: number }>} */
const cache = new Map();

/** The page for a status in a language, as this server renders it; a plain one when it cannot.
 *  @param {number} port where this server listens
 *  @param {'zh' | 'en'} language
 *  @param {404 | 500 | 503} status
 *  @returns {Promise<string>} HTML */
export async function getErrorDocument(port, language, status) {
  const path = `${language === 'en' ? '/en' : ''}/error-page/${status}`;
  const known = cache.get(path);
  if (known && known.until > Date.now()) return known.html;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { [HEADER]: OWN },
      signal: AbortSignal.timeout(2000),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const html = await answer.text();
    cache.set(path, { html, until: Date.now() + CACHE_MS });
    return html;
  } catch {
    return known?.html ?? plainPage(status, language);
  }
}

/** Leaves these pages to this process: for anybody else their addresses are unknown.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {boolean} whether this process asks for one */
export function reserveErrorPages(request) {
  const { [HEADER]: proof } = request.headers;
  delete request.headers[HEADER];
  if (!ADDRESS.test(getPath(request))) return false;
  if (proof === OWN) return true;
  request.url = `${getLanguage(request.url) === 'en' ? '/en' : ''}/-/error-page`;
  return false;
}
