import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder, openingFailure } from './data-folder';
import { startEmbedded } from './database/embedded';

describe('a data folder that cannot be used', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made where it can be, with the folders above it', () => {
    makeDataFolder(join(folder, 'a/b'));
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
  });

  it('names itself, the reason and what to do when it cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    const below = join(folder, 'file/data');
    expect(() => makeDataFolder(below)).toThrow(
      `${below} cannot be written (ENOTDIR). Give this user the right to, or set DATA_DIR to another folder.`,
    );
  });

  // The kernel's own file system has no room on any machine.
  it.runIf(existsSync('/proc/self'))('says that its disk is full', () => {
    expect(() => makeDataFolder('/proc')).toThrow(/^The disk of \/proc is full: .* Make room, or/);
    const { message } = openingFailure('/proc', new Error('Aborted()'));
    expect(message).not.toContain('Aborted');
  });

  it('says that its database is damaged, and what becomes of the data', async () => {
    writeFileSync(join(folder, 'PG_VERSION'), 'garbage');
    const error = await startEmbedded({ folder }).then(
      () => null,
      (cause: unknown) => openingFailure(folder, cause),
    );
    expect(error?.message).toMatch(
      /^The database in .* cannot be opened: .* Put a copy of DATA_DIR/,
    );
  });
});
