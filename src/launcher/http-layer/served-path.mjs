import { isBelowContract } from './rest-path.mjs';

/** A segment that stands for its own folder, or for the one above it. */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/** Converts the path of a request to the one that the framework serves: without a fragment and without dot
 *  segments (RFC 3986, 5.2.4). Checks by path would otherwise see another path, and let a refused file or a
 *  closed address through. Browsers and clients remove both before the request. Below the contract's address
 *  such a path is an unknown call.
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
    // A segment that refers to a folder ends with a slash.
    if (index === segments.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
}
