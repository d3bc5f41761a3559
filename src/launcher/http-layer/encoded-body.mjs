import Negotiator from 'negotiator';
import { ENCODINGS } from './body-cache.mjs';
import { getHashedFileTag, toTagOf } from './hashed-files.mjs';

/** Size from which compression saves packets, bytes. */
export const MIN_BYTES = 1024;

/** Chooses the form of a body that its client accepts, and sets the headers of that form. `answerConditions` compares
 *  its validator with the client's.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @param {import('./body-cache.mjs').CachedBody} cached
 *  @param {boolean} isCompressible whether encodings make bodies of its type smaller
 *  @returns {Buffer | Promise<Buffer>} */
export function encode(request, response, cached, isCompressible) {
  const encoding = isCompressible ? chooseEncoding(request, cached) : 'identity';
  const tag = getHashedFileTag(request);
  response.setHeader('ETag', tag === null ? cached.etag : toTagOf(tag, encoding));
  const encoded = encoding === 'identity' ? cached.bytes : cached.encode(encoding);
  return encoded instanceof Promise ? encoded.then(setLength) : setLength(encoded);

  function setLength(bytes) {
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    return bytes;
  }
}

/** @returns {string} one of ENCODINGS, or `identity` */
function chooseEncoding(request, cached) {
  if (cached.bytes.length < MIN_BYTES) return 'identity';
  const [encoding] = new Negotiator(request).encodings([...ENCODINGS, 'identity'], {
    preferred: ENCODINGS,
  });
  return ENCODINGS.includes(encoding) ? encoding : 'identity';
}
