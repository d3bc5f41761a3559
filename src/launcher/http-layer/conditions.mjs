import fresh from 'fresh';
import onHeaders from 'on-headers';
import { ENCODINGS } from './body-cache.mjs';
import { endWithHead } from './end-with-head.mjs';
import { getHashedFileTag, toTagOf } from './hashed-files.mjs';

const CONDITIONS = ['if-match', 'if-unmodified-since', 'if-none-match', 'if-modified-since'];

/** One part or several of a file. */
const RANGES = /^bytes=[ \t]*(?:\d+-\d*|-\d+)(?:[ \t]*,[ \t]*(?:\d+-\d*|-\d+))*[ \t]*$/i;

/** Headers of a body that is not sent. */
const BODY_HEADERS = ['Content-Encoding', 'Content-Length', 'Content-Range', 'Content-Type'];

/** Evaluates the conditions of a GET by the validators of its response, from any source (RFC 9110, 13.2.2): 412 if the
 *  client requires another version, 304 if it has this one, with or without a range. Next would render pages for 412
 *  and 416, which fail with a 500.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response that only `answerHead` has wrapped yet */
export function answerConditions(request, response) {
  if (request.method !== 'GET') return;
  const conditions = takeConditions(request);
  let isOver = false;
  endWithHead(response, () => isOver);
  onHeaders(response, () => {
    const { statusCode } = response;
    const range = response.getHeader('Content-Range');
    if (statusCode === 500 && String(range).startsWith('bytes */')) {
      end(416);
      response.setHeader('Content-Range', range);
    } else if (statusCode === 200 || statusCode === 206) {
      const modified = response.getHeader('Last-Modified');
      const tags = listTags(request, response.getHeader('ETag'));
      if (isRefused(conditions, tags, modified)) return end(412);
      const known = tags.find((etag) => fresh(conditions, { etag, 'last-modified': modified }));
      if (known === undefined) return;
      end(304);
      if (known !== '') response.setHeader('ETag', known);
    }
  });

  function end(status) {
    isOver = true;
    response.statusCode = status;
    response.statusMessage = '';
    for (const name of BODY_HEADERS) response.removeHeader(name);
    if (status !== 304) response.setHeader('Content-Length', 0);
  }
}

/** Removes the conditions from a request, and an invalid range, because Next would handle them differently. */
function takeConditions({ headers }) {
  const conditions = { 'cache-control': headers['cache-control'] };
  for (const name of CONDITIONS) {
    conditions[name] = headers[name];
    delete headers[name];
  }
  if (!isRange(headers.range)) delete headers.range;
  return conditions;
}

/** Whether a text is a valid range, which is then answered with a part or with 416. */
function isRange(text = '') {
  const parts = text.matchAll(/(?<!\d)(\d+)-(\d+)/g);
  return RANGES.test(text) && [...parts].every(([, first, last]) => Number(first) <= Number(last));
}

/** The validator of a response, and those of the other encodings of its file; empty where it has none. */
function listTags(request, etag = '') {
  const tag = getHashedFileTag(request);
  if (tag === null || etag === '') return [etag];
  return [etag, ...['identity', ...ENCODINGS].map((encoding) => toTagOf(tag, encoding))];
}

/** Whether a response is none of the versions that the client requires; only strong validators count. */
function isRefused(conditions, tags, modified) {
  const { 'if-match': match, 'if-unmodified-since': unmodifiedSince } = conditions;
  if (match === undefined) return Date.parse(modified) > Date.parse(unmodifiedSince);
  const matched = match.split(',').map((tag) => tag.trim());
  return (
    !matched.includes('*') && !tags.some((tag) => tag.startsWith('"') && matched.includes(tag))
  );
}
