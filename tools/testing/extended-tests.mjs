import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['prisma', 'src', 'tools'];
const TEST = /\.test\.tsx?$/;
const EXTENDED = /@module-tag extended|tags: \['extended'\]/;

/** The files with unit, component and service tests of the extended suite. They are searched as text, because vitest
 *  would load every file to find those with the tag.
 *  @param {string} root of the project
 *  @returns {string[]} paths from it */
export function listExtendedTests(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST.test(name))
      .map((name) => join(folder, name)),
  ).filter((file) => EXTENDED.test(readFileSync(join(root, file), 'utf8')));
}
