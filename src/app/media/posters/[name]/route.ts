import { storage } from '~/server/gateways/storage/configured';
import { serveStored } from '~/server/gateways/storage/serve-stored';

interface Props {
  params: Promise<{ name: string }>;
}

/** Serves an uploaded poster of a video from the storage. */
async function serve(request: Request, { params }: Props): Promise<Response> {
  return serveStored(storage(), `posters/${(await params).name}`, request);
}

export { serve as GET, serve as HEAD };
