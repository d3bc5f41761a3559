import 'server-only';
import { requestContext } from '~/server/auth/request-context';
import { storage } from '~/server/gateways/storage/configured';
import { serveStored } from '~/server/gateways/storage/serve-stored';
import { shippedFiles } from '~/server/gateways/storage/shipped-files';
import { storedRecording } from '~/server/services/media-lesson/free-recording';
import { readMemberAddress } from '~/server/services/media-lesson/member-address';

/** Responds to `/media/members/<grant>/<name>`: the recording while the grant is valid and the session is that
 *  of its account, 403 otherwise. The browser revalidates its copy before each use, so that access ends with
 *  the session. */
export async function serveMemberRecording(
  request: Request,
  grant: string,
  name: string,
): Promise<Response> {
  const ctx = await requestContext({ req: request });
  const path = readMemberAddress({ ctx, input: { sealed: grant, name } });
  if (path === null)
    return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
  const stored = storedRecording(path);
  if (stored) return serveStored(storage(), stored, request, 'private, no-cache');
  return serveStored(shippedFiles, path, request, 'private, no-cache');
}
