import { log } from '~/server/telemetry/log.mjs';
import { getContentType } from './content-type';
import { type Storage, StorageError, type StoredFile } from './storage';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Response to a GET or HEAD for a stored file. The content of a name never changes, so that a browser may cache it
 *  for ever; a 404 is never cached, and a failing storage is a 503. Clips and videos support range requests, without
 *  which Safari does not play them.
 *  @param cacheControl of an existing file */
export async function serveStored(
  storage: Pick<Storage, 'get'>,
  path: string,
  request: Request,
  cacheControl = FOR_EVER,
): Promise<Response> {
  const errorResponse = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, {
      status,
      headers: { ...SECURITY_HEADERS, 'cache-control': 'no-store', ...headers },
    });
  try {
    const file = await storage.get(path);
    if (!file) return errorResponse(404);
    const etag = `"${path.slice(path.lastIndexOf('/') + 1)}"`;
    const type = getContentType(path);
    const isPlayed = /^(?:audio|video)\//.test(type);
    const headers = {
      ...SECURITY_HEADERS,
      etag,
      'content-type': type,
      'cache-control': cacheControl,
      ...(isPlayed && { 'accept-ranges': 'bytes' }),
    };
    const isCached = matchesEtag(request.headers.get('if-none-match'), etag);
    if (isCached || request.method === 'HEAD') await file.body.cancel();
    if (isCached) return new Response(null, { status: 304, headers });
    const headersWithLength = { ...headers, 'content-length': String(file.size) };
    if (request.method === 'HEAD') return new Response(null, { headers: headersWithLength });
    const part = isPlayed ? parseRange(request.headers, etag, file.size) : null;
    if (part === 'beyond') {
      await file.body.cancel();
      return errorResponse(416, { 'content-range': `bytes */${file.size}` });
    }
    return part
      ? await respondWithRange(file, part, headers)
      : new Response(file.body, { headers: headersWithLength });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ error }, 'A stored file cannot be served');
    return errorResponse(503, { 'retry-after': '10' });
  }
}

/** @param header `If-None-Match`: a list of tags, weak or not, or `*` */
function matchesEtag(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** Offsets of the first and last byte. */
type ByteRange = readonly [first: number, last: number];

/** Parses a header with a single byte range.
 *  @returns null for any other header, or a range of another version of the file: the response is then the whole file,
 *    as RFC 9110 says; `beyond` for a range that begins after the end */
function parseRange(headers: Headers, etag: string, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if ((from === '' && to === '') || (headers.get('if-range') ?? etag) !== etag) return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? [first, last] : 'beyond';
}

/** Responds with a range of a file; the whole file is read, because clips and videos are a few megabytes. */
async function respondWithRange(
  { body, size }: StoredFile,
  [first, last]: ByteRange,
  headers: Record<string, string>,
): Promise<Response> {
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': String(last - first + 1),
    },
  });
}
