import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST = /\.test\.tsx?$/;
const CHANGES_ITS_WORKER = /\bvi\.(mock|doMock|resetModules)\(|'fake-indexeddb\/auto'/;

/** The tests of some folders that put something of their own in the place of a module or of the device's
 *  database: they need a worker to themselves, or the next test of that worker would find it there.
 *  @param {string[]} folders from the project's folder
 *  @returns {string[]} a glob for each */
export function testsThatChangeTheirWorker(folders) {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => TEST.test(file) && CHANGES_ITS_WORKER.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/[()[\]]/g, '\\$&'));
}
