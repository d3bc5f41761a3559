import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../../lib/next-internals.mjs';
import { LOADER_CALL } from './delayed-scripts.mjs';

/** Inline scripts of a document. Data blocks such as JSON-LD are not executed and need no permission. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

/** A pattern for the text itself. */
const literal = (text) => text.replaceAll(/\W/g, '\\$&');

/** The scripts of Next, and the script with which the HTTP layer delays others, which is also a call with
 *  JSON. */
const KNOWN_SCRIPTS = [
  ...INLINE_SCRIPTS,
  new RegExp(`^${literal(LOADER_CALL.start)}(\\[.*\\])${literal(LOADER_CALL.end)}$`, 's'),
];

/** Source expressions for the inline scripts of a document that its framework and the HTTP layer wrote. A script of
 *  any other form gets none, so that a script that was injected into the HTML does not run.
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
  return KNOWN_SCRIPTS.some((form) => {
    const json = form.exec(script)?.[1];
    return json !== undefined && isJson(json);
  });
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
