import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../src/launcher/machine/root';
import { moduleBytes } from './module-bytes';

/** The scripts of a page, after gzip. */
export interface PageScripts {
  /** Bytes of all scripts. */
  total: number;
  /** Bytes by module, largest first; empty when the build has no source maps. A module's share of its
   *  script's compressed bytes is its share of the characters. */
  modules: Map<string, number>;
}

/** A script as visitors get it, and the name of its source map: only a build for this measurement ends its scripts
 *  with a comment that names one. */
function readScript(file: string): [script: string, mapName?: string] {
  const built = readFileSync(file, 'utf8');
  const comment = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(built);
  return comment ? [built.slice(0, comment.index), comment[1]] : [built];
}

/** The bytes of a page's scripts.
 *  @param addresses of the scripts on the server, such as `/_next/static/chunks/a.js`
 *  @param folder of the server's build */
export function pageScripts(
  addresses: Iterable<string>,
  folder = join(ROOT, '.next'),
): PageScripts {
  const modules = new Map<string, number>();
  let total = 0;
  for (const address of addresses) {
    const file = join(folder, address.replace('/_next/', ''));
    const [script, mapName] = readScript(file);
    const size = gzipSync(script).length;
    total += size;
    if (mapName === undefined) continue;
    const map = JSON.parse(readFileSync(join(dirname(file), mapName), 'utf8'));
    for (const [name, characters] of moduleBytes(script, map)) {
      const share = (size * characters) / script.length;
      modules.set(name, (modules.get(name) ?? 0) + share);
    }
  }
  return { total, modules: new Map([...modules].sort(([, a], [, b]) => b - a)) };
}
