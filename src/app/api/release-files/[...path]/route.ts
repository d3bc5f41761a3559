import { handleReleaseFileRequest } from '~/server/downloads/release-file';

/** Serves a built file of another release: the HTTP layer sends here the address of one that this build does not
 *  have. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  return handleReleaseFileRequest((await params).path);
}
