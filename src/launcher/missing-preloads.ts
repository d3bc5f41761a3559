import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRELOADS_FILE } from '~/lib/next-internals.mjs';

/** The scripts that a page preloads for each of its parts that are loaded later, by the part's module. */
type Loadable = Record<string, { id: number | string; files: string[] }>;

/** Takes scripts that the build has not written out of what pages preload. Turbopack (Next 16.4) names some after
 *  another division of the scripts than the one it wrote: each was a request for nothing and an error in the console
 *  of the browser. The part itself loads what there is.
 *  @param folder of the build */
export function dropMissingPreloads(folder: string): void {
  const server = join(folder, 'server/app');
  if (!existsSync(server)) return;
  for (const path of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith(PRELOADS_FILE)) continue;
    const file = join(server, path);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Loadable;
    let dropped = false;
    for (const part of Object.values(manifest)) {
      const written = part.files.filter((name) => existsSync(join(folder, name)));
      if (written.length === part.files.length) continue;
      part.files = written;
      dropped = true;
    }
    if (dropped) writeFileSync(file, JSON.stringify(manifest, null, 2));
  }
}
