import { parseArgs } from 'node:util';
import { UsageError } from '~/operate/usage-error';
import { ContentError } from '~/server/content/read-content';
import { checkUnitFiles } from './check-files';
import { UNIT_FOLDER } from './unit-file';

/** Runs `check`, which needs content files and no database, and prints its lines; the exit code is 1 when a
 *  file has a problem. A remark on a meaning is none.
 *  @returns whether it was such a command */
export async function runFileCommand([command, ...words]: readonly string[]): Promise<boolean> {
  if (command !== 'check') return false;
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { folder: { type: 'string' } },
      allowPositionals: true,
    });
    const { lines, problems } = await checkUnitFiles(positionals, values.folder ?? UNIT_FOLDER);
    for (const line of lines) console.log(line);
    if (problems > 0) process.exitCode = 1;
  } catch (error) {
    if (
      !(error instanceof UsageError || error instanceof ContentError || error instanceof TypeError)
    )
      throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
  return true;
}
