import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '~/operate/usage-error';
import { type UnitContent, unitContentSchema } from '~/schemas/content';
import { CONTENT_DIR, readContentFolder } from '~/server/content/read-content';

/** Folder of the units' content files. */
export const UNIT_FOLDER = join(CONTENT_DIR, 'units');

/** Formats a unit as the content files are: two spaces, and values without nesting on one line. */
function formatUnitFile(unit: UnitContent): string {
  const text = JSON.stringify(unit, null, 2);
  const flat =
    /(\{\n\s+"us": "[^"]*",\n\s+"gb": "[^"]*"\n\s+\})|(\[(?:\n\s+"[A-Z]{1,2}",?)+\n\s+\])/g;
  const onOneLine = text.replace(flat, (part) =>
    part.replace(/\n\s+/g, ' ').replace(/^\[ /, '[').replace(/ \]$/, ']'),
  );
  return `${onOneLine}\n`;
}

/** Writes a unit's content file, whole or not at all.
 *  @param replace whether an existing file of the unit is replaced
 *  @returns the file's path
 *  @throws UsageError when the file exists */
export function writeUnitFile(unit: UnitContent, folder: string, replace: boolean): string {
  const file = join(folder, `${unit.slug}.json`);
  if (existsSync(file) && !replace)
    throw new UsageError(`${file} exists already; --replace overwrites it.`);
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.part`;
  writeFileSync(unfinished, formatUnitFile(unit));
  renameSync(unfinished, file);
  return file;
}

/** Words and sentences that the content files teach already. */
export function taughtByFiles(folder: string): { words: string[]; sentences: string[] } {
  const units = readContentFolder(folder, unitContentSchema);
  return {
    words: units.flatMap(({ words }) => words.map(({ text }) => text)),
    sentences: units.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  };
}
