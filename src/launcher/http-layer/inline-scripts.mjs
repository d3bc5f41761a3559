import { createHash } from 'node:crypto';

/** Inline scripts of a document. Those of JSON-LD and other data are not run, and need no permission. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

/** What Next writes: data of the page for React, and which files begin the page. Both are calls with JSON. */
const FRAMEWORK_SCRIPTS = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/** Source expressions for the inline scripts of a document that its framework wrote. A script of any other form
 *  gets none, so that one that came into the HTML by a mistake does not run.
 *  @param {string | Buffer} html
 *  @returns {string[]} hashes for `script-src`, each once */
export function hashInlineScripts(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.toString().matchAll(SCRIPT)) {
    if (NOT_INLINE.test(attributes) || !isFrameworkScript(script)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

function isFrameworkScript(script) {
  return FRAMEWORK_SCRIPTS.some((form) => {
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
