import { getPath } from './path.mjs';

/** Pages whose addresses hold a secret from a mail: they send no referrer and are not cached. */
const SECRET_ADDRESSES =
  /^(?:\/en)?\/(?:password-reset|email-restore|email-verify|gift|reminder)(?:\/|$)/;

/** Sets the headers of pages that depend only on the address. As `headers` of `next.config.js` they would be rules
 *  that Next checks at every request, each with an `await` of its own (decision 0055).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setAddressHeaders(request, response) {
  if (!SECRET_ADDRESSES.test(getPath(request))) return;
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'private, no-store');
}
