import onHeaders from 'on-headers';
import { getPath } from './path.mjs';

/** Takes back a permission to keep an answer that the framework gives by address alone:
 *  an error is nobody's to keep, a page that is chosen by language or comes with somebody's cookie is the
 *  asker's alone.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function restrictCaching(request, response) {
  const choosesLanguage = getPath(request) === '/';
  onHeaders(response, () => {
    if (choosesLanguage) response.appendHeader('Vary', 'Accept-Language, Cookie');
    const allowed = String(response.getHeader('Cache-Control') ?? '');
    if (/no-store/.test(allowed)) return;
    if (response.statusCode >= 400) {
      response.setHeader('Cache-Control', 'private, no-store');
    } else if (choosesLanguage || response.hasHeader('Set-Cookie')) {
      response.setHeader('Cache-Control', 'private, no-cache');
    }
  });
}
