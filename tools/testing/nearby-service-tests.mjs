import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders whose tests need a database. */
const ROOTS = ['src/server', 'src/operate', 'prisma/seed', 'prisma/factories'];
const CODE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

/** The service tests of a change: those of the folders whose files changed or import a changed file directly.
 *  Indirect dependents are left out, because they would be most of the services for nearly every change; `npm
 *  test` runs them all.
 *  @param {string} root
 *  @param {string[]} changed paths relative to the root
 *  @returns {string[]} paths of tests, relative to the root */
export function nearbyServiceTests(root, changed) {
  const files = ROOTS.flatMap((folder) => listCode(root, folder));
  const changedCode = changed.filter((file) => CODE.test(file));
  const changedSet = new Set(changedCode);
  const imported = changedCode.map(toSpecifiers);
  const importsChanged = (/** @type {string} */ file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return imported.some((specifiers) => specifiers.some((one) => text.includes(`'${one}'`)));
  };
  const near = files.filter(
    (file) => changedSet.has(file) || (!TEST.test(file) && importsChanged(file)),
  );
  const folders = new Set(near.map((file) => dirname(file)));
  return files.filter((file) => TEST.test(file) && folders.has(dirname(file))).sort();
}

/** The specifiers by which a file of another folder may import this one.
 *  @param {string} file */
function toSpecifiers(file) {
  const path = file.replace(CODE, '');
  const [, folder, name] = /^(.*)\/([^/]+)$/.exec(path) ?? ['', '', path];
  const alias = path.replace(/^src\//, '~/').replace(/^prisma\//, '~prisma/');
  return [alias, `../${folder?.split('/').at(-1)}/${name}`];
}

/** @param {string} root
 *  @param {string} folder */
function listCode(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name) && !name.startsWith('prisma-client'))
    .map((name) => join(folder, name));
}
