import compression from 'compression';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { ENCODINGS, getCachedBody } from './body-cache.mjs';
import { bufferResponse } from './buffered-response.mjs';
import { delayScripts } from './delayed-scripts.mjs';
import { allowInlineScripts, needsScriptHashes } from './inline-script-policy.mjs';
import { hashInlineScripts } from './inline-scripts.mjs';
import { getPath } from './path.mjs';

/** Size from which compression saves packets, bytes. */
const MIN_BYTES = 1024;

/** Files whose names carry a hash of their content. In development names are reused. */
const HASHED_FILE = process.env.NODE_ENV === 'production' ? /^\/_next\/static\// : /$^/;

const compressStream = compression({
  threshold: MIN_BYTES,
  // A part counts the bytes of the file as it is.
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

/** Hashed files that were sent before, by path: as many as a build has.
 *  @type {Map<string, { cached: import('./body-cache.mjs').CachedBody, headers: Map<string, string> }>} */
const hashedFiles = new Map();

/** Responds with a hashed file that was sent before, without asking Next for it again.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function sendHashedFile(request, response) {
  const file = hashedFiles.get(getPath(request));
  if (!file || request.method !== 'GET' || request.headers.range !== undefined) return false;
  response.setHeaders(file.headers);
  response.setHeader('Vary', 'Accept-Encoding');
  const body = encode(request, response, file.cached);
  if (body instanceof Promise) body.then((bytes) => response.end(bytes));
  else response.end(body);
  return true;
}

/** Compresses a response while it is sent.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function compressWhileSent(request, response) {
  compressStream(request, response, () => {});
}

/** Compresses a response: one that is the same for everybody is compressed once for all readers, and gets its
 *  `ETag` here; any other one is compressed while it is sent. A page whose scripts have no nonce fetches them after
 *  its first paint, and gets a policy that names the inline ones by their hashes, which a kept body has with it.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function compressResponse(request, response) {
  compressWhileSent(request, response);
  if (request.method !== 'GET') return;
  let isKept = false;
  let isHashed = false;
  const shouldBuffer = () => {
    isKept = request.headers.range === undefined && isPublic(request, response);
    isHashed = needsScriptHashes(response);
    return isKept || isHashed;
  };
  bufferResponse(response, shouldBuffer, (body) => {
    if (!isKept || body.length < MIN_BYTES) return isHashed ? toPage(response, body) : body;
    const cached = getCachedBody(body, isHashed ? (html) => delayScripts(String(html)) : undefined);
    if (isHashed) allowInlineScripts(response, cached.scriptHashes);
    if (HASHED_FILE.test(getPath(request))) storeHashedFile(getPath(request), response, cached);
    return encode(request, response, cached);
  });
}

/** A page without a nonce that nobody keeps. */
function toPage(response, body) {
  const html = delayScripts(String(body));
  allowInlineScripts(response, hashInlineScripts(html));
  if (response.hasHeader('Content-Length'))
    response.setHeader('Content-Length', Buffer.byteLength(html));
  return html;
}

function storeHashedFile(path, response, cached) {
  const names = ['Content-Type', 'Cache-Control', 'Last-Modified'];
  const headers = new Map(
    names.flatMap((name) => (response.hasHeader(name) ? [[name, response.getHeader(name)]] : [])),
  );
  hashedFiles.set(path, { cached, headers });
}

/** Whether a response is the same for everybody, by the permission that Next gives to shared caches, and of a
 *  type that compression makes smaller. */
function isPublic(request, response) {
  return (
    response.statusCode === 200 &&
    /\b(s-maxage=[1-9]|immutable)/.test(String(response.getHeader('Cache-Control') ?? '')) &&
    !response.hasHeader('Content-Encoding') &&
    compression.filter(request, response)
  );
}

/** Chooses the form of a body that its client accepts, and sets the headers of that form.
 *  @returns {Buffer | null | Promise<Buffer>} null when the client has it already */
function encode(request, response, cached) {
  response.setHeader('ETag', cached.etag);
  if (fresh(request.headers, { etag: cached.etag })) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    response.removeHeader('Transfer-Encoding');
    return null;
  }
  const [encoding] = new Negotiator(request).encodings([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  });
  const encoded = ENCODINGS.includes(encoding) ? cached.encode(encoding) : cached.bytes;
  return encoded instanceof Promise ? encoded.then(setLength) : setLength(encoded);

  function setLength(bytes) {
    if (bytes !== cached.bytes) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    return bytes;
  }
}
