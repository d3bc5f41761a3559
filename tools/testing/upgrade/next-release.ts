import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';

/** Folders and files of a release that are copied; packages and public files are the same. */
const COPIED = ['.next', 'src', 'prisma', 'package.json', 'package-lock.json'];
const ALSO_COPIED = [
  'next.config.js',
  'prisma.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const LINKED = ['node_modules', 'public'];
const TEXT = new Set(['', '.js', '.mjs', '.json', '.html', '.rsc', '.css', '.meta', '.body']);

/** Makes a release that follows the built one, in `folder`: the same pages under another build number, whose
 *  scripts and styles all have other names. In a real release more of them would keep their names. */
export function makeNextRelease(folder: string): string {
  for (const name of [...COPIED, ...ALSO_COPIED])
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('/.next/cache') && !source.endsWith('/.next/dev'),
    });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));

  const built = join(folder, '.next');
  const oldId = readFileSync(join(built, 'BUILD_ID'), 'utf8');
  const names = new Map([[oldId, otherName(oldId)]]);
  for (const file of filesBelow(join(built, 'static/chunks')))
    if (/\.(js|css)$/.test(file)) names.set(basename(file), otherName(basename(file)));
  if (new Set(names.values()).size < names.size) throw new Error('Two files got the same name.');

  for (const file of filesBelow(built)) {
    if (TEXT.has(extname(file))) rewrite(file, names);
    const name = names.get(basename(file));
    if (name) renameSync(file, join(dirname(file), name));
  }
  const idFolder = join(built, 'static', oldId);
  renameSync(idFolder, join(dirname(idFolder), names.get(oldId) ?? ''));
  return folder;
}

/** Another name of the same length, because a page's data states the length of its texts. */
function otherName(name: string): string {
  const stem = basename(name, extname(name));
  // The letter `a` is left out, because Next avoids names with "ad", which advertisement blockers filter.
  const digest = createHash('sha512').update(`next ${name}`).digest('hex').replaceAll('a', 'g');
  return digest.slice(0, stem.length) + extname(name);
}

function rewrite(file: string, names: ReadonlyMap<string, string>): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/[\w.~-]+/g, (word) => names.get(word) ?? word);
  if (after !== before) writeFileSync(file, after);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
