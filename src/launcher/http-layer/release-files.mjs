import { BUILT_FILES } from '../../lib/next-internals.mjs';
import { getPath } from './path.mjs';

/** Set when the application starts: the paths of its built files below `BUILT_FILES`. */
const BUILT_KEY = Symbol.for('shuoyi.built-files');

/** Has the application look for a built file that this build does not have among those of other releases, for a tab
 *  that was opened on one of them. Next would answer with the page of an address that does not exist.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded */
export function requestReleaseFile(request) {
  const path = getPath(request);
  if (!path.startsWith(BUILT_FILES)) return;
  /** @type {Set<string> | undefined} */
  const built = Reflect.get(globalThis, BUILT_KEY);
  const name = path.slice(BUILT_FILES.length);
  if (built && !built.has(decodeURIComponent(name))) request.url = `/api/release-files/${name}`;
}
