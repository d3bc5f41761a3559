import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { FeedError } from './feed-error';

/** Limits for a request to a foreign server. */
export interface FetchLimits {
  /** Maximum size of the response, compressed and decompressed, bytes. */
  bytes: number;
  /** Timeout from the DNS look-up to the last byte, redirects included, ms. */
  totalMs: number;
  redirects: number;
  /** Addresses of private networks that are allowed all the same: for tests. */
  allowAddresses: readonly string[];
}

export const FETCH_LIMITS: FetchLimits = {
  bytes: 5_000_000,
  totalMs: 20_000,
  redirects: 5,
  allowAddresses: [],
};

/** Fetches a text from the public internet. Every connection, also of a redirect, goes to an address that
 *  was resolved once and is not private, local or reserved.
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
      const response = await sendRequest(url, all, signal);
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location) {
        response.destroy();
        if (redirectsLeft === 0) throw new FeedError('It redirects again and again.');
        url = parseWebAddress(new URL(location, url).href);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new FeedError(`Its server answered ${status}.`);
      }
      const bytes = await readWithLimit(decompress(response), response, all.bytes);
      return decode(bytes, response.headers['content-type'] ?? '');
    }
  } catch (error) {
    throw toFeedError(error, signal.aborted, all);
  }
}

function parseWebAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new FeedError('It is not a web address.');
  if (url.username || url.password) throw new FeedError('Its address holds a password.');
  return url;
}

function sendRequest(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const options = { allowIPAddressList: [...limits.allowAddresses] };
  const secure = url.protocol === 'https:';
  const agent = secure
    ? new RequestFilteringHttpsAgent(options)
    : new RequestFilteringHttpAgent(options);
  const request = secure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = {
      'user-agent': 'Shuoyi-News/1.0',
      accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml, */*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
    };
    request(url, { agent, headers, signal, maxHeaderSize: 32_768 }, resolve)
      .on('error', reject)
      .end();
  });
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
  if (!createDecompressor) throw new FeedError('It is packed in a way that we do not know.');
  const stream = createDecompressor();
  response.on('error', (error) => stream.destroy(error));
  return response.pipe(stream);
}

async function readWithLimit(
  stream: Readable,
  response: IncomingMessage,
  maxBytes: number,
): Promise<Buffer> {
  const tooLarge = new FeedError(`It is larger than ${Math.floor(maxBytes / 1e6)} MB.`);
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
    throw new FeedError(`It is written in “${charset}”, which we cannot read.`);
  }
}

function toFeedError(error: unknown, timedOut: boolean, { totalMs }: FetchLimits): FeedError {
  if (error instanceof FeedError) return error;
  if (timedOut)
    return new FeedError(`It did not arrive within ${Math.ceil(totalMs / 1000)} seconds.`);
  const { code, message } = error as NodeJS.ErrnoException;
  if (/IP address/.test(message))
    return new FeedError('Its address lies in a private or reserved network.');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new FeedError('Its server has no address.');
  if (code?.startsWith('Z_') || code?.startsWith('ERR__ERROR_FORMAT'))
    return new FeedError('It is packed, and the package is broken.');
  return new FeedError(`Its server cannot be reached (${code ?? message}).`);
}
