import { type Storage, StorageError } from './storage';

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Answers a GET or HEAD for a stored file. A name's content never changes, so that a browser may keep it
 *  for ever; that there is none is never kept, and what cannot be read now is 503. */
export async function serveStored(
  storage: Storage,
  path: string,
  request: Request,
): Promise<Response> {
  const refuse = (status: number, more: Record<string, string> = {}) =>
    new Response(null, { status, headers: { ...SAFE, 'cache-control': 'no-store', ...more } });
  try {
    const file = await storage.get(path);
    if (!file) return refuse(404);
    const etag = `"${path.slice(path.lastIndexOf('/') + 1)}"`;
    const headers = {
      ...SAFE,
      etag,
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const known = isKnown(request.headers.get('if-none-match'), etag);
    if (known || request.method === 'HEAD') await file.body.cancel();
    if (known) return new Response(null, { status: 304, headers });
    const sized = { ...headers, 'content-length': String(file.size) };
    return new Response(request.method === 'HEAD' ? null : file.body, { headers: sized });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    console.error(`${path} cannot be served: ${error.message}`);
    return refuse(503, { 'retry-after': '10' });
  }
}

/** @param header `If-None-Match`: a list of tags, weak or not, or `*` */
function isKnown(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}
