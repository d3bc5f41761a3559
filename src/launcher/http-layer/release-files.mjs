import { BUILT_FILES } from '../../lib/next-internals.mjs';
import { getPath } from './path.mjs';

/** Key of the paths of the application's built files below `BUILT_FILES`, set when it starts. */
const BUILT_KEY = Symbol.for('shuoyi.built-files');

/** Rewrites the request for a built file that this build does not have, so that the application searches the files
 *  of other releases, for a tab that was opened on one of them. Next would respond with a 404 page.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded */
export function requestReleaseFile(request) {
  const path = getPath(request);
  if (!path.startsWith(BUILT_FILES)) return;
  /** @type {Set<string> | undefined} */
  const built = Reflect.get(globalThis, BUILT_KEY);
  const name = path.slice(BUILT_FILES.length);
  if (built && !built.has(decodeURIComponent(name))) request.url = `/api/release-files/${name}`;
}
