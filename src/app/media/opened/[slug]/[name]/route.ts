import { serveOpenedRecording } from '~/server/downloads/opened-recording';

interface Props {
  params: Promise<{ slug: string; name: string }>;
}

/** Serves a recording that was once for members and is now free. */
async function serve(request: Request, { params }: Props): Promise<Response> {
  const { slug, name } = await params;
  return serveOpenedRecording(request, slug, name);
}

export { serve as GET, serve as HEAD };
