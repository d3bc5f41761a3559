import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { hashInlineScripts } from './inline-scripts.mjs';

/** Maximum size of all bodies with their encoded forms, bytes. */
const MAX_BYTES = 48 * 1024 * 1024;

/** Encodings that a body is kept in, the preferred one first. A body is compressed once, so its compression
 *  may take longer than that of a stream. */
const ENCODERS = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** @type {string[]} */
export const ENCODINGS = Object.keys(ENCODERS);

/** A body that was sent before, with its validator and its encoded forms. */
export class CachedBody {
  /** @type {Record<string, Buffer | Promise<Buffer>>} */
  #encoded = {};
  /** @type {string[] | undefined} */
  #scriptHashes;

  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    // A weak validator, because the encoded forms share it.
    this.etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  }

  /** Hashes of the inline scripts of a page, computed at the first call.
   *  @returns {string[]} */
  get scriptHashes() {
    this.#scriptHashes ??= hashInlineScripts(this.bytes);
    return this.#scriptHashes;
  }

  /** The body in an encoding, compressed at the first call.
   *  @param {string} encoding one of ENCODINGS
   *  @returns {Buffer | Promise<Buffer>} */
  encode(encoding) {
    this.#encoded[encoding] ??= ENCODERS[encoding](this.bytes).then((encoded) => {
      this.#encoded[encoding] = encoded;
      return encoded;
    });
    return this.#encoded[encoding];
  }
}

/** Bodies by their content, so that none can be out of date.
 *  @type {LRUCache<string, CachedBody>} */
const bodies = new LRUCache({
  maxSize: MAX_BYTES,
  // Two bytes for each character of a key, the bytes, and about half of them for the encoded forms.
  sizeCalculation: (body, key) => 2 * key.length + Math.ceil(1.5 * body.bytes.length) + 1,
});

/** Numbers of hits and misses, for `/api/metrics`. */
const state = {
  hits: 0,
  misses: 0,
  get bytes() {
    return bodies.calculatedSize;
  },
};
Reflect.set(globalThis, Symbol.for('shuoyi.body-cache'), state);

/** The cached form of a body. Next passes the same string object for every request of a prerendered page, and a
 *  map finds it by identity, without reading it.
 *  @param {string | Buffer} body
 *  @param {(body: string | Buffer) => string | Buffer} [rewrite] converts a body to the sent one, once; the same
 *    function for each call with the same body
 *  @returns {CachedBody} */
export function getCachedBody(body, rewrite = (same) => same) {
  const key =
    typeof body === 'string' ? body : `sha1 ${createHash('sha1').update(body).digest('base64')}`;
  let cached = bodies.get(key);
  if (cached) state.hits += 1;
  else {
    state.misses += 1;
    cached = new CachedBody(Buffer.from(rewrite(body)));
    bodies.set(key, cached);
  }
  return cached;
}
