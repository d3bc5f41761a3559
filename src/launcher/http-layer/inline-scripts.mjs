import { createHash } from 'node:crypto';

/** Inline scripts of a document. Those of JSON-LD and other data are not run, and need no permission. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;

/** What Next writes for React: data of the page as JSON. */
const PAGE_DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\)$/s;

/** The clock that React reads before it shows what was loading. */
const REACT_CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});';

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
  if (script === REACT_CLOCK) return true;
  const data = PAGE_DATA.exec(script)?.[1];
  return data !== undefined && isJson(data);
}

function isJson(text) {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
