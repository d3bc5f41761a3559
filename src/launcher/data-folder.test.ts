import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder, openingFailure } from './data-folder';
import { startEmbedded } from './database/embedded';

describe('The data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('The data folder is created with its parent folders', () => {
    makeDataFolder(join(folder, 'a/b'));
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
  });

  it('The error of a data folder without write access names the folder, the reason and what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    const below = join(folder, 'file/data');
    expect(() => makeDataFolder(below)).toThrow(
      `${below} cannot be written (ENOTDIR). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  });

  // procfs reports no free space on any machine.
  it.runIf(existsSync('/proc/self'))(
    'The error of a data folder on a full disk says that the disk is full',
    () => {
      expect(() => makeDataFolder('/proc')).toThrow(
        /^The disk of \/proc is full: .* Make room, or/,
      );
      const { message } = openingFailure('/proc', new Error('Aborted()'));
      expect(message).not.toContain('Aborted');
    },
  );

  it('The error of a damaged database says what to do with the data folder', async () => {
    writeFileSync(join(folder, 'PG_VERSION'), 'garbage');
    const error = await startEmbedded({ folder }).then(
      () => null,
      (cause: unknown) => openingFailure(folder, cause),
    );
    expect(error?.message).toMatch(
      /^The database in .* cannot be opened: .* Put a copy of DATA_DIR/,
    );
    // An embedded server starts for it, as in the tests of the database folder.
  });
});
