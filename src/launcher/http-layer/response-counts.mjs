import { FILE_ADDRESS } from '../../lib/next-internals.mjs';
import { getPath } from './path.mjs';

/** Numbers of responses by kind and class of status, such as `page 2xx`. `/api/metrics` shows them.
 *  @type {Map<string, number>} */
const counts = new Map();
Reflect.set(globalThis, Symbol.for('shuoyi.response-counts'), counts);

const WITH_ENDING = /\.[a-z0-9]{2,5}$/;

/** Counts a response when it has ended.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function countResponse(request, response) {
  const path = getPath(request);
  const kind = path.startsWith('/api/') ? 'call' : isFile(path) ? 'file' : 'page';
  response.once('close', () => {
    const key = `${kind} ${Math.floor(response.statusCode / 100)}xx`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
}

/** @param {string} path */
const isFile = (path) => FILE_ADDRESS.test(path) || WITH_ENDING.test(path);
