import 'server-only';
import { findReleaseFile } from '~/server/services/release-file/find-release-file';
import { systemContext } from '~/server/system-context';
import { toUnavailableResponse } from '~/server/unavailable-response';

const TYPES = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
  ['json', 'application/json; charset=UTF-8'],
  ['woff2', 'font/woff2'],
]);

/** Handles the request for a built file that this server does not have: one of an earlier release, for a tab that was
 *  opened then, or of a later one, while servers are replaced. 404 when no release of the last days had it.
 *  @param segments of its path below the folder of built files */
export async function handleReleaseFileRequest(segments: readonly string[]): Promise<Response> {
  const path = segments.join('/');
  const type = TYPES.get(path.slice(path.lastIndexOf('.') + 1));
  if (type === undefined || path.includes('\0')) return missing();
  try {
    const body = await findReleaseFile({ ctx: systemContext(), input: { path } });
    if (body === null) return missing();
    return new Response(body, {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  } catch (error) {
    const unavailable = toUnavailableResponse(error);
    if (unavailable) return unavailable;
    throw error;
  }
}

function missing(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
