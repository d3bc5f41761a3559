import { EMPTY_PAGE, ROUTER_HEADER } from '../../lib/next-internals.mjs';
import { bufferResponse } from './buffered-response.mjs';
import { getErrorDocument, reserveErrorPages } from './error-document.mjs';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';
import { isUnavailable } from './unavailable-page.mjs';

/** Fills the HTML of a page that threw, `notFound()` included. Next renders such a page only in the
 *  browser (https://github.com/vercel/next.js/issues/62228), so that it is blank
 *  without scripts, and until they run. The HTML of the error page is inserted, the scripts stay, and React
 *  replaces it by the interactive page.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function renderErrorPage(request, response) {
  if (reserveErrorPages(request) || request.headers[ROUTER_HEADER] !== undefined) return;
  const path = getPath(request);
  bufferResponse(response, isErrorPage, async (body) => {
    const empty = body.toString();
    if (!empty.includes(EMPTY_PAGE)) return body;
    const filled = Buffer.from(fill(empty, await replacement(path)));
    response.removeHeader('ETag');
    response.removeHeader('Transfer-Encoding');
    response.setHeader('Content-Length', filled.length);
    return filled;
  });

  function isErrorPage() {
    const type = String(response.getHeader('Content-Type') ?? '');
    return response.statusCode >= 400 && type.startsWith('text/html') && request.method === 'GET';
  }

  function replacement(address) {
    const failure = isUnavailable(response) ? 503 : 500;
    const status = response.statusCode === 404 ? 404 : failure;
    const language = getLanguage(address);
    const requestId = String(response.getHeader('X-Request-Id') ?? '');
    if (address.startsWith('/sandbox-bank/')) return plainPage(status, language, requestId);
    return getErrorDocument(getOwnOrigin(request), language, status, requestId);
  }
}

/** The address of this process alone, among those that share the port. */
function getOwnOrigin(request) {
  return (
    Reflect.get(globalThis, Symbol.for('shuoyi.own-origin')) ??
    `http://127.0.0.1:${request.socket.localPort}`
  );
}

const TITLE = /<title>[\s\S]*?<\/title>/;
const STYLES = /<link rel="stylesheet"[^>]*>|<style>[\s\S]*?<\/style>/g;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/** Inserts the readable part of one document into another, which keeps its scripts and its title.
 *  @param {string} empty the document of a page that threw
 *  @param {string} page a complete document
 *  @returns {string} */
function fill(empty, page) {
  const attributes = /<html([^>]*)>/.exec(page)?.[1] ?? '';
  const title = TITLE.test(empty) ? '' : (TITLE.exec(page)?.[0] ?? '');
  const styles = (page.match(STYLES) ?? []).join('');
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(page)?.[1] ?? '';
  return empty
    .replace(EMPTY_PAGE, (start) => `${start.slice(0, -1)}${attributes}>`)
    .replace('</head>', () => `${title}${styles}</head>`)
    .replace(/<body[^>]*>/, (tag) => tag + body.replace(SCRIPTS, ''));
}
