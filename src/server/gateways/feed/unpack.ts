import { brotliDecompressSync, inflateRawSync, inflateSync } from 'node:zlib';
import { FeedError } from './feed-error';
import { isGzip, unpackGzip } from './unpack-gzip';

/** Most packages within each other. */
const MAX_LAYERS = 3;

/** First bytes of formats that we do not unpack: zstd, compress, bzip2, xz, zip. */
const UNKNOWN = [
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x1f, 0x9d],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a],
  [0x50, 0x4b, 3, 4],
];

/** Unpacks a response or a file by its first bytes and not by its header, because servers compress without a header,
 *  name a compression that they did not apply, and append text to compressed data. Brotli and bare deflate have no such
 *  bytes, and are tried if the header names them.
 *  @param contentEncoding header of the response; '' for none
 *  @param maxBytes of the unpacked data
 *  @throws FeedError unknownPacking | brokenPacking | tooLarge */
export function unpack(bytes: Buffer, contentEncoding: string, maxBytes: number): Buffer {
  const names = contentEncoding.toLowerCase().split(',').reverse();
  if (names.length > MAX_LAYERS) throw new FeedError('brokenPacking');
  let inner = bytes;
  for (const name of names) inner = openNamed(inner, name.trim(), maxBytes);
  for (let layer = 0; isGzip(inner); layer++) {
    if (layer === MAX_LAYERS) throw new FeedError('brokenPacking');
    inner = guarded(() => unpackGzip(inner, maxBytes), maxBytes);
  }
  if (UNKNOWN.some((start) => start.every((byte, at) => inner[at] === byte)))
    throw new FeedError('unknownPacking');
  return inner;
}

function openNamed(bytes: Buffer, name: string, maxBytes: number): Buffer {
  if (isGzip(bytes))
    return /^(x-)?gzip$/.test(name) ? guarded(() => unpackGzip(bytes, maxBytes), maxBytes) : bytes;
  if (bytes.length === 0 || !/^(br|deflate)$/.test(name)) return bytes;
  const options = { maxOutputLength: Math.max(maxBytes, 1) };
  try {
    return guarded(() => {
      if (name === 'br') return brotliDecompressSync(bytes, options);
      return isZlib(bytes) ? inflateSync(bytes, options) : inflateRawSync(bytes, options);
    }, maxBytes);
  } catch (error) {
    const isPlain = /^\s*<[?!\w]/.test(bytes.toString('latin1', 0, 1_000).replace(/^ï»¿/, ''));
    if (isPlain && error instanceof FeedError && error.problem === 'brokenPacking') return bytes;
    throw error;
  }
}

/** Whether deflated data has the header of zlib. */
const isZlib = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;

function guarded(open: () => Buffer, maxBytes: number): Buffer {
  try {
    return open();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new FeedError('tooLarge', String(Math.floor(maxBytes / 1e6)));
    throw new FeedError('brokenPacking');
  }
}
