import 'server-only';
import { requestContext } from '~/server/auth/request-context';
import { serveStored } from '~/server/gateways/storage/serve-stored';
import { shippedFiles } from '~/server/gateways/storage/shipped-files';
import { findOpenedRecording } from '~/server/services/media-lesson/find-opened-recording';

/** Responds to `/media/opened/<slug>/<name>`: the recording while its lesson is free, 404 otherwise. A
 *  browser revalidates its copy before each use, so that a lesson that becomes a members' one again is
 *  closed. */
export async function serveOpenedRecording(
  request: Request,
  slug: string,
  name: string,
): Promise<Response> {
  const ctx = await requestContext({ req: request });
  const path = await findOpenedRecording({ ctx, input: { slug, name } });
  if (path === null)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return serveStored(shippedFiles, path, request, 'public, no-cache');
}
