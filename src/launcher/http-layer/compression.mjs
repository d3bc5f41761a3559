import compression from 'compression';
import onHeaders from 'on-headers';
import { CachedBody, getCachedBody } from './body-cache.mjs';
import { bufferResponse } from './buffered-response.mjs';
import { storeBuiltFile } from './built-files.mjs';
import { delayScripts } from './delayed-scripts.mjs';
import { encode, MIN_BYTES } from './encoded-body.mjs';
import { getHashedFileTag } from './hashed-files.mjs';
import { allowInlineScripts, needsScriptHashes } from './inline-script-policy.mjs';
import { hashInlineScripts } from './inline-scripts.mjs';

const compressStream = compression({
  threshold: MIN_BYTES,
  // A range refers to bytes of the uncompressed file.
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

/** Compresses a response while it is sent. Its validator is weak, because it covers every encoding.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function compressWhileSent(request, response) {
  onHeaders(response, () => {
    if (!compression.filter(request, response)) return;
    // A part has the headers of the whole (RFC 9110, 15.3.7).
    if (response.statusCode === 206) response.appendHeader('Vary', 'Accept-Encoding');
    const etag = String(response.getHeader('ETag') ?? '');
    if (etag.startsWith('"') && getHashedFileTag(request) === null)
      response.setHeader('ETag', `W/${etag}`);
  });
  compressStream(request, response, () => {});
}

/** Compresses a response: a public one is compressed once for all readers, and gets its `ETag` here; any other one
 *  is compressed while it is sent. A page whose scripts have no nonce fetches them after its first paint, and gets
 *  a policy with the hashes of its inline scripts, which are cached with the body.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function compressResponse(request, response) {
  compressWhileSent(request, response);
  if (request.method !== 'GET') return;
  let isCompressible = false;
  let isKept = false;
  let isHashed = false;
  const shouldBuffer = () => {
    isCompressible = compression.filter(request, response);
    isKept = isPublic(response) && lacksTag(request, response, isCompressible);
    isHashed = needsScriptHashes(response);
    return isKept || isHashed;
  };
  bufferResponse(response, shouldBuffer, (body) => {
    if (!isKept) return toPage(response, body);
    if (!isCompressible) return encode(request, response, new CachedBody(Buffer.from(body)), false);
    const cached = getCachedBody(body, isHashed ? (html) => delayScripts(String(html)) : undefined);
    if (isHashed) allowInlineScripts(response, cached.scriptHashes);
    storeBuiltFile(request, response, cached);
    return encode(request, response, cached, true);
  });
}

/** A page without a nonce that is not cached. */
function toPage(response, body) {
  const html = delayScripts(String(body));
  allowInlineScripts(response, hashInlineScripts(html));
  if (response.hasHeader('Content-Length'))
    response.setHeader('Content-Length', Buffer.byteLength(html));
  return html;
}

/** Whether a whole response is public, by its permission for shared caches. */
function isPublic(response) {
  const allowed = String(response.getHeader('Cache-Control') ?? '');
  return (
    response.statusCode === 200 &&
    /\b(?:s-maxage=[1-9]|immutable|public)/.test(allowed) &&
    !/\b(?:private|no-store)\b/.test(allowed) &&
    !response.hasHeader('Content-Encoding')
  );
}

/** Whether a response needs an `ETag` of ours. A response that is compressed needs one for each encoding, even if
 *  it has the time of its last change. A route's own tag stays. */
function lacksTag(request, response, isCompressible) {
  const etag = response.getHeader('ETag');
  if (etag !== undefined && etag !== getHashedFileTag(request)) return false;
  return isCompressible || (etag === undefined && !response.hasHeader('Last-Modified'));
}
