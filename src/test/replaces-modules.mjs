import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST = /\.test\.tsx?$/;
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/;

/** The tests of some folders that put something of their own in a module's place: they need a worker to
 *  themselves, or the next test of that worker would find it there.
 *  @param {string[]} folders from the project's folder
 *  @returns {string[]} a glob for each */
export function testsThatReplaceModules(folders) {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => TEST.test(file) && REPLACES.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/[()[\]]/g, '\\$&'));
}
