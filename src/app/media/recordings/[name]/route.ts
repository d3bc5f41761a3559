import { serveFreeRecording } from '~/server/downloads/free-recording';

interface Props {
  params: Promise<{ name: string }>;
}

/** Serves the recording of a free lesson from the storage. */
async function serve(request: Request, { params }: Props): Promise<Response> {
  return serveFreeRecording(request, (await params).name);
}

export { serve as GET, serve as HEAD };
