import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DONE = 'complete';

/** Makes a folder of 16 kHz WAVs with `utterances.tsv` and `labels.tsv` from recordings as they are handed over: a
 *  folder of WAV or FLAC, or a tar file of such a folder. FLAC needs the command `flac`. A folder that is complete
 *  is left as it is.
 *  @returns the folder */
export async function openRecordings(source: string, target: string): Promise<string> {
  if (existsSync(path.join(target, DONE))) return target;
  await mkdir(target, { recursive: true });
  const folder = await unpack(source, target);
  for (const name of await readdir(folder)) {
    const file = path.resolve(folder, name);
    if (name.endsWith('.flac')) {
      const wav = path.join(target, name.replace(/flac$/, 'wav'));
      await run('flac', ['-s', '-d', '-f', '-o', wav, file]);
    }
    const wanted = path.join(target, name);
    if (name.endsWith('.wav') && !existsSync(wanted)) await symlink(file, wanted);
    if (name.endsWith('.tsv')) await copyFile(file, path.join(target, toTable(name)));
  }
  await writeFile(path.join(target, DONE), '');
  return target;
}

/** The corpus's folders name the experts' labels of their part; the reader knows one name. */
const toTable = (name: string): string => (name.includes('labels') ? 'labels.tsv' : name);

async function unpack(source: string, target: string): Promise<string> {
  if ((await stat(source)).isDirectory()) return source;
  const folder = path.join(target, 'unpacked');
  await mkdir(folder, { recursive: true });
  await run('tar', ['xf', source, '-C', folder, '--strip-components=1']);
  return folder;
}
