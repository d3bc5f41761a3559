import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BuiltFile } from '~/server/services/release-file/store-release-files';

export type BuiltFiles = readonly BuiltFile[];

/** The scripts, styles and fonts of a build, whose names carry a hash of their content, in the order of their names.
 *  @param folder of the build */
export async function listBuiltFiles(folder = '.next/static'): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: file.slice(join(folder, sep).length).split(sep).join('/'),
      read: () => readFile(file),
    }));
}
