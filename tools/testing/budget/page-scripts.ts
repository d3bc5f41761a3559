import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../src/launcher/machine/root';
import { moduleBytes } from './module-bytes';

/** The scripts of a page, after gzip. */
export interface PageScripts {
  /** Bytes of all scripts. */
  total: number;
  /** Bytes by module, largest first; empty when the build has no source maps. A module has the share of its
   *  script's compressed bytes that it has of its characters. */
  modules: Map<string, number>;
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
    const script = readFileSync(file, 'utf8');
    const size = gzipSync(script).length;
    total += size;
    const mapName = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(script)?.[1];
    if (mapName === undefined) continue;
    const map = JSON.parse(readFileSync(join(dirname(file), mapName), 'utf8'));
    for (const [name, characters] of moduleBytes(script, map)) {
      const share = (size * characters) / script.length;
      modules.set(name, (modules.get(name) ?? 0) + share);
    }
  }
  return { total, modules: new Map([...modules].sort(([, a], [, b]) => b - a)) };
}
