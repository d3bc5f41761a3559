import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRELOADS_FILE } from '~/lib/next-internals.mjs';

/** The scripts that a page preloads for each of its lazy parts, by the part's module. */
type Loadable = Record<string, { id: number | string; files: string[] }>;

/** Removes scripts that the build has not written from the preloads of pages. Turbopack (Next 16.4) lists some by
 *  another division of the scripts than the written one: each caused a failed request and an error in the browser's
 *  console. The lazy part itself loads the right scripts.
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
