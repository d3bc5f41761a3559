import type { IncomingMessage } from 'node:http';
import { decodeText } from '~/domain/text-encoding/decode-text';
import { FeedError } from './feed-error';
import { isForbiddenAddress, parseWebAddress, requestPublic } from './public-request';
import { unpack } from './unpack';

/** A text from the internet. */
export interface FetchedText {
  text: string;
  /** Its address after redirects. */
  address: string;
}

/** Limits for a request to a foreign server. */
export interface FetchLimits {
  /** Maximum size of the response, compressed and decompressed, bytes. */
  bytes: number;
  /** Timeout from the DNS look-up to the last byte, redirects included, ms. */
  totalMs: number;
  redirects: number;
  /** Origins whose servers may be in a private network, such as `http://127.0.0.1:8080`: FEED_PRIVATE_ORIGINS. */
  privateOrigins: readonly string[];
}

export const FETCH_LIMITS: FetchLimits = {
  bytes: 5_000_000,
  totalMs: 20_000,
  redirects: 5,
  privateOrigins: [],
};

/** Fetches a text from the public internet. Every connection, also after a redirect, goes to an address that
 *  was resolved once and is not private, local, reserved or this machine's own.
 *  @throws FeedError with a sentence about the invalid address or response */
export async function fetchText(
  address: string,
  limits: Partial<FetchLimits> = {},
): Promise<FetchedText> {
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
      const packed = await readWithLimit(response, all.bytes);
      const { 'content-encoding': packing = '', 'content-type': type = '' } = response.headers;
      return { text: toText(unpack(packed, packing, all.bytes), type), address: url.href };
    }
  } catch (error) {
    throw toFeedError(error, signal.aborted, all);
  }
}

async function readWithLimit(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new FeedError('tooLarge', String(Math.floor(maxBytes / 1e6)));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

/** Decodes fetched bytes, or those of a file.
 *  @param contentType header that it came with; '' for none
 *  @throws FeedError charset */
export function toText(bytes: Uint8Array, contentType = ''): string {
  const decoded = decodeText(bytes, contentType);
  if ('charset' in decoded) throw new FeedError('charset', decoded.charset);
  return decoded.text;
}

function toFeedError(error: unknown, timedOut: boolean, { totalMs }: FetchLimits): FeedError {
  if (error instanceof FeedError) return error;
  if (timedOut) return new FeedError('tooSlow', String(Math.ceil(totalMs / 1000)));
  const { code, message } = error as NodeJS.ErrnoException;
  if (isForbiddenAddress(message)) return new FeedError('privateAddress');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new FeedError('noAddress');
  return new FeedError('unreachable', code ?? message);
}
