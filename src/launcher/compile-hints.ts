import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT_SCRIPTS } from '~/lib/next-internals.mjs';

/** V8's explicit compile hint (Chrome 136 and later): all functions of a script are compiled while it arrives, in
 *  parallel with the page's own work. Other browsers ignore it as a comment. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** Size from which a script gets the hint, bytes: smaller ones have little to compile. */
const MIN_SIZE = 64 * 1024;

interface SourceMap {
  /** One part for each line of the script, separated by semicolons. */
  mappings?: string;
  sections?: { offset: { line: number } }[];
}

/** Prepends `HINT` to the framework's large scripts, which every page starts with. Otherwise their functions are
 *  compiled at their first call, which lengthens the longest task of a page's start.
 *  @param folder of the build */
export function addCompileHints(folder: string): void {
  for (const file of listRootScripts(folder)) if (statSync(file).size >= MIN_SIZE) addHint(file);
}

/** The scripts that every page starts with.
 *  @param folder of the build
 *  @throws Error when the build does not list them */
export function listRootScripts(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, ROOT_SCRIPTS.file), 'utf8'));
  const names = (manifest as Record<string, string[] | undefined>)[ROOT_SCRIPTS.list];
  if (!names) throw new Error(`${ROOT_SCRIPTS.file} has no ${ROOT_SCRIPTS.list} any more.`);
  return names.map((name) => join(folder, name));
}

function addHint(file: string): void {
  const script = readFileSync(file, 'utf8');
  if (script.startsWith(HINT)) return;
  writeFileSync(file, HINT + script);
  const [, mapName] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(script) ?? [];
  if (mapName) moveDown(join(dirname(file), mapName));
}

/** Shifts a source map by one line, because the hint has a line of its own. */
function moveDown(file: string): void {
  const map = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
  if (map.mappings !== undefined) map.mappings = `;${map.mappings}`;
  for (const { offset } of map.sections ?? []) offset.line += 1;
  writeFileSync(file, JSON.stringify(map));
}
