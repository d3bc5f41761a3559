import onHeaders from 'on-headers';
import { BUILT_FILES } from '../../lib/next-internals.mjs';
import { getPath } from './path.mjs';

/** Folders whose files' names carry a hash of their content. */
const HASHED_FOLDER = /^\/(?:media\/(?:units|videos|voice-lessons)|speech|fonts|lexicon)\//;
const HASH = /[0-9a-f]{8}/;

/** Whether the name of a file carries a hash of its content. @param {string} path decoded */
const isHashed = (path) =>
  HASHED_FOLDER.test(path) && HASH.test(path.slice(path.lastIndexOf('/') + 1));

/** Internal path by which the HTTP layer requests built files of other releases. */
const RELEASE_FILES = '/api/release-files/';

/** Whether a path is that of a built file, of this build or of another release.
 *  @param {string} path */
const isBuilt = (path) => path.startsWith(BUILT_FILES) || path.startsWith(RELEASE_FILES);

/** Other folders with hashed files; the check avoids decoding most paths. */
const FOLDERS = /^\/(?:media|speech|fonts|lexicon)\//;

const FILE_STATUSES = new Set([200, 206, 304]);

/** Sets the headers of a file whose name carries a hash of its content: a strong validator, the same on all servers,
 *  and caching for a year. Other responses at such an address (a redirect, an error, data of the framework) get
 *  neither.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setHashedFileHeaders(request, response) {
  const etag = getHashedFileTag(request);
  if (etag === null) return;
  // The framework reads it for `If-None-Match` and `If-Range`.
  response.setHeader('ETag', etag);
  onHeaders(response, () => {
    if (FILE_STATUSES.has(response.statusCode) && isFile(response))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    else if (response.getHeader('ETag') === etag) response.removeHeader('ETag');
  });
}

/** Whether a response is a file: only files have a time of their last change, or are immutable without our
 *  header. */
function isFile(response) {
  return (
    response.hasHeader('Last-Modified') ||
    String(response.getHeader('Cache-Control') ?? '').includes('immutable')
  );
}

/** The strong validator of an uncompressed hashed file, made of its path; null for any other address.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded
 *  @returns {string | null} */
export function getHashedFileTag(request) {
  const path = getPath(request);
  if (!FOLDERS.test(path) && !isBuilt(path)) return null;
  const name = decodeURIComponent(path).replace(RELEASE_FILES, BUILT_FILES);
  // In development names of built files are reused.
  const isKept = process.env.NODE_ENV === 'production' && isBuilt(name);
  if (!isHashed(name) && !isKept) return null;
  return `"${encodeURIComponent(name.slice(1))}"`;
}

/** The validator of a hashed file in an encoding, because strong validators differ with the bytes.
 *  @param {string} tag of `getHashedFileTag`
 *  @param {string} encoding
 *  @returns {string} */
export function toTagOf(tag, encoding) {
  return encoding === 'identity' ? tag : tag.replace(/"$/, `-${encoding}"`);
}
