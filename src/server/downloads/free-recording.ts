import 'server-only';
import { requestContext } from '~/server/auth/request-context';
import { storage } from '~/server/gateways/storage/configured';
import { serveStored } from '~/server/gateways/storage/serve-stored';
import { isFreeRecording, storedRecording } from '~/server/services/media-lesson/free-recording';

/** Responds to `/media/recordings/<name>`: a recording that was made from an operator's draft, while its lesson is
 *  free and shown; 404 otherwise. A browser revalidates its copy before each use, because a lesson may become one
 *  for members. */
export async function serveFreeRecording(request: Request, name: string): Promise<Response> {
  const ctx = await requestContext({ req: request });
  const path = `/media/recordings/${name}`;
  const stored = storedRecording(path);
  if (!stored || !(await isFreeRecording({ ctx, input: path })))
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return serveStored(storage(), stored, request, 'public, no-cache');
}
