// Runs before anything is installed, so it is plain JavaScript with Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const CLIENT = join(ROOT, 'src/server/prisma-client/client.ts');

/** Alias of Prisma's command line in package.json. Under its own name npm would install it in production too, because
 *  Prisma's client lists it as an optional peer dependency. */
const GENERATOR = 'prisma-cli';

/** Oldest supported version of Node. */
const MIN_NODE_VERSION = [20, 19];

/** Prints the sentence and ends the process with exit code 1. */
export function exitWithError(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @returns the error message, or null when the version is supported */
export function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (
    major > MIN_NODE_VERSION[0] ||
    (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1])
  )
    return null;
  return `Shuoyi needs Node ${MIN_NODE_VERSION.join('.')} or newer; this is Node ${version}. https://nodejs.org has newer ones.`;
}

/** Whether npm's last installation matches package-lock.json. Optional packages are those of other
 *  platforms; packages for development are all missing where npm left them out, as in an image.
 *  @param {boolean} [mayServeOnly] whether it may have the packages for serving alone */
export function isInstalled(lockfile, installed, mayServeOnly = true) {
  const packages = Object.entries(lockfile.packages);
  const isForServing =
    mayServeOnly && !packages.some(([path, { dev }]) => dev && installed.packages[path]);
  return packages.every(
    ([path, { version, optional, devOptional, peer, dev }]) =>
      path === '' ||
      installed.packages[path]?.version === version ||
      ((optional || devOptional || peer || (dev && isForServing)) &&
        installed.packages[path] === undefined),
  );
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Runs a program in the repository's root and ends this process when it fails. */
function runOrExit(command, args, sentence) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) exitWithError(sentence);
}

/** Whether there is nothing left to generate or to build, so that the packages for serving suffice. */
function isBuilt() {
  return existsSync(CLIENT) && existsSync(join(ROOT, '.next/build-hash'));
}

/** Runs `npm ci` when node_modules is missing or does not match package-lock.json.
 *  @param {{ isForServing?: boolean }} [options] whether a built product needs no packages for development */
export function install({ isForServing = false } = {}) {
  const lockfile = readJson(join(ROOT, 'package-lock.json'));
  const installed = readJson(join(ROOT, 'node_modules/.package-lock.json'));
  if (installed && isInstalled(lockfile, installed, isForServing && isBuilt())) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  runOrExit(command, args, 'The packages could not be installed; see npm’s message above.');
}

/** A digest of all inputs of the generated database client. */
export function clientHash(root) {
  const schema = readdirSync(join(root, 'prisma/schema')).sort();
  const hash = createHash('sha256');
  for (const name of schema) {
    const content = readFileSync(join(root, 'prisma/schema', name));
    hash.update(`prisma/schema/${name}\n${content.length}\n`).update(content);
  }
  // By the lock file: an image has the client, but not the program that generated it.
  const { packages } = readJson(join(root, 'package-lock.json'));
  return hash.update(packages[`node_modules/${GENERATOR}`].version).digest('hex');
}

/** Runs `prisma generate` when the schema or Prisma changed since the last time. */
export function generateClient() {
  const digest = clientHash(ROOT);
  // Beside the client, so that it goes with it and outlives another installation of the packages.
  const stamp = join(CLIENT, '../schema-hash');
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isCurrent && existsSync(CLIENT)) return;
  const program = join(ROOT, 'node_modules', GENERATOR, 'build/index.js');
  if (!existsSync(program)) {
    exitWithError(
      'The schema changed since the database client was generated, and Prisma’s program is not installed: run npm ci.',
    );
  }
  console.log('Generating the database client …');
  runOrExit(
    process.execPath,
    [program, 'generate', '--no-hints'],
    'The database client could not be generated; see Prisma’s message above.',
  );
  writeFileSync(stamp, digest);
}
