import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedError } from './feed-error';
import { isForbiddenAddress, parseWebAddress, requestPublic } from './public-request';

/** Limits for a request to a foreign server. */
export interface FetchLimits {
  /** Maximum size of the response, compressed and decompressed, bytes. */
  bytes: number;
  /** Timeout from the DNS look-up to the last byte, redirects included, ms. */
  totalMs: number;
  redirects: number;
  /** Origins whose servers may lie in a private network, such as `http://127.0.0.1:8080`: FEED_PRIVATE_ORIGINS. */
  privateOrigins: readonly string[];
}

export const FETCH_LIMITS: FetchLimits = {
  bytes: 5_000_000,
  totalMs: 20_000,
  redirects: 5,
  privateOrigins: [],
};

/** Fetches a text from the public internet. Every connection, also of a redirect, goes to an address that
 *  was resolved once and is not private, local, reserved or this machine's own.
 *  @throws FeedError with a sentence about the invalid address or response */
export async function fetchText(
  address: string,
  limits: Partial<FetchLimits> = {},
): Promise<string> {
  const all = { ...FETCH_LIMITS, ...limits };
  const signal = AbortSignal.timeout(all.totalMs);
  try {
    let url = parseWebAddress(address);
    for (let redirectsLeft = all.redirects; ; redirectsLeft--) {
      const response = await requestPublic(url, all.privateOrigins, signal);
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location) {
        response.destroy();
        if (redirectsLeft === 0) throw new FeedError('redirects');
        url = parseWebAddress(new URL(location, url).href);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new FeedError('status', String(status));
      }
      const bytes = await readWithLimit(decompress(response), response, all.bytes);
      return decode(bytes, response.headers['content-type'] ?? '');
    }
  } catch (error) {
    throw toFeedError(error, signal.aborted, all);
  }
}

function decompress(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return response;
  const decompressors = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const createDecompressor = decompressors[encoding as keyof typeof decompressors];
  if (!createDecompressor) throw new FeedError('unknownPacking');
  const stream = createDecompressor();
  response.on('error', (error) => stream.destroy(error));
  return response.pipe(stream);
}

async function readWithLimit(
  stream: Readable,
  response: IncomingMessage,
  maxBytes: number,
): Promise<Buffer> {
  const tooLarge = new FeedError('tooLarge', String(Math.floor(maxBytes / 1e6)));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } finally {
    stream.destroy();
    response.destroy();
  }
  return Buffer.concat(chunks);
}

/** Decodes by the charset of the header, else of the XML declaration, else as UTF-8. */
function decode(bytes: Buffer, contentType: string): string {
  const declared = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(
    bytes.subarray(0, 200).toString('latin1'),
  );
  const charset = /charset=["']?([\w.-]+)/i.exec(contentType)?.[1] ?? declared?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    throw new FeedError('charset', charset);
  }
}

function toFeedError(error: unknown, timedOut: boolean, { totalMs }: FetchLimits): FeedError {
  if (error instanceof FeedError) return error;
  if (timedOut) return new FeedError('tooSlow', String(Math.ceil(totalMs / 1000)));
  const { code, message } = error as NodeJS.ErrnoException;
  if (isForbiddenAddress(message)) return new FeedError('privateAddress');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new FeedError('noAddress');
  if (code?.startsWith('Z_') || code?.startsWith('ERR__ERROR_FORMAT'))
    return new FeedError('brokenPacking');
  return new FeedError('unreachable', code ?? message);
}
