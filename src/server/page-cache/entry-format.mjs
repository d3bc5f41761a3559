import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** @typedef {{
 *    value: any, lastModified: number, cacheControl: unknown, tagVersions: Record<string, number>,
 *  }} CacheEntry `lastModified` in milliseconds, `tagVersions` as known before it was rendered */

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Quality of the compression: a page in milliseconds, in one of zlib's threads. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** An entry as other servers get it. Pages have maps and bytes in them, which JSON does not know.
 *  @param {CacheEntry} entry */
export async function encodeEntry({ value, lastModified, cacheControl, tagVersions }) {
  const body = await compress(serialize({ value, cacheControl }), OPTIONS);
  return { tagVersions, renderedAt: lastModified, body };
}

/** The entry that another server has stored; null when this version of Node cannot read it.
 *  @param {{ tagVersions: Record<string, number>, renderedAt: number, body: Uint8Array }} page
 *  @returns {Promise<CacheEntry | null>} */
export async function decodeEntry({ tagVersions, renderedAt, body }) {
  try {
    const { value, cacheControl } = deserialize(await decompress(body));
    return { value, cacheControl, lastModified: renderedAt, tagVersions };
  } catch {
    return null;
  }
}
