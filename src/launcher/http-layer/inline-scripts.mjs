import { createHash } from 'node:crypto';
import { LOADER_CALL } from './delayed-scripts.mjs';

/** Inline scripts of a document. Those of JSON-LD and other data are not run, and need no permission. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

/** What stands around the JSON in the scripts of a page: Next's, with data of the page for React, and with the files
 *  that begin the page; and the HTTP layer's, with the scripts that are fetched later. */
const CALLS = [
  { start: '(self.__next_f=self.__next_f||[]).push(', end: ')' },
  { start: 'self.__next_f.push(', end: ')' },
  { start: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', end: ');' },
  LOADER_CALL,
];

/** Source expressions for the inline scripts of a document that its framework and the HTTP layer wrote. A script of
 *  any other form gets none, so that one that came into the HTML by a mistake does not run.
 *  @param {string | Buffer} html
 *  @returns {string[]} hashes for `script-src`, each once */
export function hashInlineScripts(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.toString().matchAll(SCRIPT)) {
    if (NOT_INLINE.test(attributes) || !isKnown(script)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

function isKnown(script) {
  return CALLS.some(
    ({ start, end }) =>
      script.startsWith(start) &&
      script.endsWith(end) &&
      isJson(script.slice(start.length, -end.length)),
  );
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
