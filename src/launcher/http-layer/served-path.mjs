import { isBelowContract } from './rest-path.mjs';

/** A segment that stands for its own folder, or for the one above it. */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/** Brings the path of a request to the one that the framework serves for it: without a fragment, and without segments
 *  of dots (RFC 3986, 5.2.4). Whatever decides by a path would else look at another one: a file that is refused would be
 *  sent, an address that is closed be open. Browsers and clients write both away before they ask. Below the contract's
 *  address such a path is an unknown call.
 *  @param {import('node:http').IncomingMessage} request */
export function readServedPath(request) {
  const { url = '' } = request;
  if (!url.startsWith('/') || isBelowContract(url)) return;
  const [target = ''] = url.split('#', 1);
  const [path = ''] = target.split('?', 1);
  request.url = removeDots(path) + target.slice(path.length);
}

/** @param {string} path
 *  @returns {string} */
function removeDots(path) {
  const segments = path.split('/').slice(1);
  if (!segments.some((segment) => DOTS.test(segment))) return path;
  /** @type {string[]} */
  const kept = [];
  for (const [index, segment] of segments.entries()) {
    if (!DOTS.test(segment)) {
      kept.push(segment);
      continue;
    }
    if (segment.replaceAll(/%2e/gi, '.') === '..') kept.pop();
    // What stands for a folder ends with a slash.
    if (index === segments.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
}
