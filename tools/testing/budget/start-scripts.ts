import { listDelayedScripts } from '../../../src/launcher/http-layer/delayed-scripts.mjs';

/** Addresses of the scripts that a page's HTML loads, delays or preloads: all that arrive before a touch, except
 *  for those that a script requests later. Scripts for browsers without modules are left out. */
export function startScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const scripts = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /(?:src|href)="([^"]+\.js)(?:\?[^"]*)?"/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
  return [...new Set([...scripts, ...listDelayedScripts(html)])];
}
