import { getPath } from './path.mjs';

/** Folders of files whose names carry a hash of their content. An error below them is kept by nobody:
 *  `restrictCaching` takes the permission back. */
const HASHED_FILES = /^\/(?:media\/(?:units|videos|voice-lessons)|speech|fonts)\//;

/** Pages whose addresses hold a secret from a mail: no other site learns it, nobody keeps the page. */
const SECRET_ADDRESSES = /^(?:\/en)?\/(?:password-reset|email-verify|gift|reminder)(?:\/|$)/;

/** Sets the headers that follow from an address alone. As `headers` of `next.config.js` they would be rules that
 *  Next tries at every request, each with an `await` of its own (decision 0054).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setAddressHeaders(request, response) {
  const path = getPath(request);
  if (HASHED_FILES.test(path)) {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  } else if (SECRET_ADDRESSES.test(path)) {
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'private, no-store');
  }
}
