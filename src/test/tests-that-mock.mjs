import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST = /\.test\.tsx?$/;
const MOCKS = /\bvi\.(mock|doMock|resetModules)\(|'fake-indexeddb\/auto'/;

/** The tests of some folders that replace a module or the device's database: each needs modules of its own,
 *  which `fresh-modules.ts` provides.
 *  @param {string[]} folders from the project's folder
 *  @returns {string[]} a glob for each */
export function testsThatMock(folders) {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => TEST.test(file) && MOCKS.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/[()[\]]/g, '\\$&'));
}
