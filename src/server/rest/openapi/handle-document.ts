import 'server-only';
import { createHash } from 'node:crypto';
import { createOpenApiDocument } from './document';

/** Path of the document below `/api/front`. */
export const DOCUMENT_PATH = 'openapi.json';

/** Serves the document to every origin, because it has no personal data. */
export function handleDocumentRequest(request: Request): Response {
  const headers = new Headers({ 'access-control-allow-origin': '*' });
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', 'GET, HEAD, OPTIONS');
    headers.set('access-control-allow-headers', '*');
    return new Response(null, { status: 204, headers });
  }
  const text = JSON.stringify(createOpenApiDocument('en'), null, 2);
  // A weak validator and `Vary`, because it is compressed for clients that accept that.
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  headers.set('etag', `W/${tag}`);
  headers.set('vary', 'Accept-Encoding');
  headers.set('cache-control', 'public, max-age=300');
  const cachedTags = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim());
  if (cachedTags.some((cached) => cached.replace(/^W\//, '') === tag || cached === '*'))
    return new Response(null, { status: 304, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}
