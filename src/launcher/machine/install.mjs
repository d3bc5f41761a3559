// Runs before anything is installed, so it is plain JavaScript with Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

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

/** Whether npm's last installation matches package-lock.json. Missing optional packages are ignored, because
 *  they belong to other platforms, and so are development packages if all are missing, as in an image. */
export function isInstalled(lockfile, installed) {
  const packages = Object.entries(lockfile.packages);
  const isForServing = !packages.some(([path, { dev }]) => dev && installed.packages[path]);
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

/** Runs `npm ci` when node_modules is missing or does not match package-lock.json. */
export function install() {
  const lockfile = readJson(join(ROOT, 'package-lock.json'));
  const installed = readJson(join(ROOT, 'node_modules/.package-lock.json'));
  if (installed && isInstalled(lockfile, installed)) return;
  console.log('Installing packages (npm ci) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  runOrExit(command, args, 'The packages could not be installed; see npm’s message above.');
}

/** A digest of all inputs of the generated database client. */
export function clientHash(root) {
  const schema = readdirSync(join(root, 'prisma/schema')).sort();
  const inputs = [
    ...schema.map((name) => `prisma/schema/${name}`),
    'node_modules/prisma/package.json',
  ];
  const hash = createHash('sha256');
  for (const path of inputs) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Runs `prisma generate` when the schema or Prisma changed since the last time. */
export function generateClient() {
  const digest = clientHash(ROOT);
  const stamp = join(ROOT, 'node_modules/.cache/shuoyi/prisma-client');
  const client = join(ROOT, 'src/server/prisma-client/client.ts');
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (current && existsSync(client)) return;
  console.log('Generating the database client …');
  runOrExit(
    process.execPath,
    [join(ROOT, 'node_modules/prisma/build/index.js'), 'generate', '--no-hints'],
    'The database client could not be generated; see Prisma’s message above.',
  );
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, digest);
}
