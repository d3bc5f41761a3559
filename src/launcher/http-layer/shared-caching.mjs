import onHeaders from 'on-headers';
import { getPath } from './path.mjs';

/** Restricts the caching that the framework allows by address alone: an error must not be stored, a redirect not for
 *  ever, and a page that depends on the language or sets a cookie must not be stored by shared caches.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function restrictCaching(request, response) {
  const choosesLanguage = getPath(request) === '/';
  onHeaders(response, () => {
    if (choosesLanguage) response.appendHeader('Vary', 'Accept-Language, Cookie');
    const allowed = String(response.getHeader('Cache-Control') ?? '');
    if (/no-store/.test(allowed)) return;
    const { statusCode } = response;
    if (statusCode >= 400) {
      response.setHeader('Cache-Control', 'private, no-store');
    } else if (choosesLanguage || response.hasHeader('Set-Cookie')) {
      response.setHeader('Cache-Control', 'private, no-cache');
    } else if (statusCode >= 300 && statusCode !== 304 && /immutable/.test(allowed)) {
      response.setHeader('Cache-Control', 'private, no-store');
    }
  });
}
