import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** A value that Next stores: a page, a cached query, a route's response, or null for an address without a
 *  page. */
// biome-ignore lint/suspicious/noExplicitAny: Next's own, with a type that is not exported.
export type CacheValue = any;

export interface CacheEntry {
  value: CacheValue;
  /** Milliseconds since 1970. */
  lastModified: number;
  cacheControl: unknown;
  /** As known before it was rendered. */
  tagVersions: Record<string, number>;
}

/** An entry in the form that the servers of a release share. */
export interface StoredPage {
  tagVersions: Record<string, number>;
  /** Milliseconds since 1970. */
  renderedAt: number;
  body: Uint8Array;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Quality of the compression: it takes milliseconds for a page, in one of zlib's threads. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Encodes an entry for other servers. Pages contain maps and bytes, which JSON does not support. */
export async function encodeEntry(entry: CacheEntry): Promise<StoredPage> {
  const { value, lastModified, cacheControl, tagVersions } = entry;
  const body = await compress(serialize({ value, cacheControl }), OPTIONS);
  return { tagVersions, renderedAt: lastModified, body };
}

/** Decodes an entry of another server; null when this version of Node cannot read it. */
export async function decodeEntry(page: StoredPage): Promise<CacheEntry | null> {
  try {
    const { value, cacheControl } = deserialize(await decompress(page.body));
    return { value, cacheControl, lastModified: page.renderedAt, tagVersions: page.tagVersions };
  } catch {
    return null;
  }
}
