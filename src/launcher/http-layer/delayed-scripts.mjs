import { SCRIPT_FETCHED_AT_ONCE } from '../../lib/next-internals.mjs';

/** Runs at the start of a page's head, with the addresses of its scripts: fetches them in the frame after the
 *  document is parsed, which follows the first paint. It does not wait in a hidden tab, which has no frames, or on
 *  a slow line, which is idle while the page is painted, and never longer than three seconds. Scripts get the
 *  attribute `async`, by which React recognises them; it would fetch others a second time. */
const LOADER =
  '(u=>{let f=()=>{for(;u[0];){let s=document.createElement("script");s.async=!0;s.src=u.shift();document.head.append(s)}};' +
  'document.hidden||navigator.connection?.rtt>149?f():(addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(f))),setTimeout(f,3e3))})';

/** The text around the addresses, a JSON array, in the script of a page. */
export const LOADER_CALL = { start: `${LOADER}(`, end: ')' };

const FIRST_OF_HEAD = /<(?:link|script)\b/;

/** Delays the scripts of a page until after its first paint. Before it they compete with the stylesheet and the fonts
 *  for bandwidth, and with the layout for processor time (decision 0131). Without them pages are readable, and early
 *  events are recorded. A script of any other form stays unchanged.
 *  @param {string} html a whole document
 *  @returns {string} the document with one inline script in place of its scripts; itself when it has none */
export function delayScripts(html) {
  /** @type {Set<string>} */
  const addresses = new Set();
  const without = html.replace(SCRIPT_FETCHED_AT_ONCE, (_, address) => {
    addresses.add(address);
    return '';
  });
  if (addresses.size === 0) return html;
  // The loader is placed before the stylesheet, because inline scripts wait for stylesheets. The offset is valid in
  // both strings, because no script precedes it.
  const place = html.search(FIRST_OF_HEAD);
  const script = LOADER_CALL.start + JSON.stringify([...addresses]) + LOADER_CALL.end;
  return `${without.slice(0, place)}<script>${script}</script>${without.slice(place)}`;
}

/** Addresses of the scripts that a page fetches after its first paint.
 *  @param {string} html
 *  @returns {string[]} none when it delays no scripts */
export function listDelayedScripts(html) {
  const start = html.indexOf(LOADER_CALL.start);
  if (start < 0) return [];
  const list = start + LOADER_CALL.start.length;
  return JSON.parse(html.slice(list, html.indexOf(']', list) + 1));
}
