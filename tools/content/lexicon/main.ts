import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';
import { letterFiles } from './letter-files';
import { readEntries } from './read-entries';

const FOLDER = join(ROOT, 'public/lexicon');
const INDEX = join(ROOT, 'src/domain/lexicon/letter-addresses.ts');

/** `npm run lexicon`: writes the files of the lexicon that browsers load, and the list of their addresses. */
function main(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name));
  const files = letterFiles(readEntries());
  for (const { file, text } of files) writeFileSync(join(FOLDER, file), text);
  const addresses = files.map(({ letter, file }) => [letter, `/lexicon/${file}`]);
  writeFileSync(
    INDEX,
    `import { toTable } from '~/lib/to-table';

/** The addresses of the lexicon's files by their letter. Written by \`npm run lexicon\`. */
export const LETTER_ADDRESSES = toTable<string>(${JSON.stringify(Object.fromEntries(addresses))});
`,
  );
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', INDEX],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  console.log(`${files.length} files, ${Math.round(bytes / 1024)} KB`);
}

main();
