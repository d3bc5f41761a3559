import { handleReleaseFileRequest } from '~/server/downloads/release-file';

/** What the HTTP layer makes of a `/_next/static/…` that this build does not have. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  return handleReleaseFileRequest((await params).path);
}
