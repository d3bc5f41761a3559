import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files and folders that a build depends on by content. */
const INPUTS = [
  'src',
  'prisma/content',
  'prisma/schema',
  'next.config.js',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Folder of static files: a build depends only on their names. */
const LISTED = 'public';

/** Folders under `src` that are not part of the web server. */
const OUTSIDE = ['src/launcher', 'src/operate', 'src/test', 'src/server/prisma-client'];

/** A digest of all inputs of a build of `root`. */
export function buildHash(root: string, variables: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  for (const input of INPUTS) addFile(hash, root, join(root, input));
  if (existsSync(join(root, LISTED))) addNames(hash, root, join(root, LISTED));
  for (const name of Object.keys(variables).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'SOURCE_MAPS')
      hash.update(`${name}=${variables[name]}\n`);
  }
  return hash.digest('hex');
}

function addFile(hash: Hash, root: string, path: string): void {
  const name = relative(root, path).split(sep).join('/');
  if (!existsSync(path) || OUTSIDE.includes(name) || /\.test\.tsx?$/.test(name)) return;
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addFile(hash, root, join(path, entry));
    return;
  }
  const content = readFileSync(path);
  hash.update(`${name}\n${content.length}\n`).update(content);
}

function addNames(hash: Hash, root: string, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addNames(hash, root, path);
    else hash.update(`${relative(root, path).split(sep).join('/')}\n`);
  }
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}
