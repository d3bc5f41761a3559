import { detectLanguage } from '../../i18n/detect-language.mjs';
import { getLanguage, getPath } from './path.mjs';

export const LANGUAGE_COOKIE = 'i18n_redirected';
/** An address with the prefix `/zh`, which Chinese pages do not have. Addresses with two slashes or a
 *  backslash after it are left to Next, which normalises them, because the rest becomes an address of this
 *  site. */
const CHINESE_PREFIX = /^\/zh(?:\/(?![/\\])|$)/;

const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const SECURE = (process.env.APP_URL ?? '').startsWith('https:') ? '; Secure' : '';

/** Chooses the language of `/`, the one address that detects it: English readers are redirected to `/en`, and a
 *  cookie stores the language. All other addresses contain their language; `next.config.js` routes them. Addresses
 *  with `/zh` are redirected to those without.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function choosePageLanguage(request, response) {
  const path = getPath(request);
  // `next-international` reads it where a page has not named its language.
  request.headers['x-next-locale'] = getLanguage(path);
  if (CHINESE_PREFIX.test(path)) {
    const rest = request.url.slice('/zh'.length);
    response.statusCode = 308;
    response.setHeader('Location', rest.startsWith('/') ? rest : `/${rest}`);
    response.end();
    return true;
  }
  if (path !== '/' || !isDocumentRequest(request)) return false;
  const stored = readCookie(request.headers.cookie);
  const preferred = detectLanguage(stored, request.headers['accept-language']);
  if (stored !== preferred) {
    response.appendHeader(
      'Set-Cookie',
      `${LANGUAGE_COOKIE}=${preferred}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${SECURE}`,
    );
  }
  if (preferred === 'zh') return false;
  response.statusCode = 302;
  response.setHeader('Location', `/${preferred}${request.url.slice(1)}`);
  response.end();
  return true;
}

/** Whether a person opens the address, rather than the router fetching a page's data. */
function isDocumentRequest({ headers }) {
  const target = headers['sec-fetch-dest'];
  return target === undefined || target === 'document';
}

/** The stored language: the value of the last cookie of this name. */
function readCookie(header = '') {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return pairs.findLast(([name]) => name === LANGUAGE_COOKIE)?.[1];
}
