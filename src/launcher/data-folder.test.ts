import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

  it('The data folder is readable for its user alone, and a warning names one that others can read', () => {
    const fresh = join(folder, 'fresh');
    expect(makeDataFolder(fresh)).toBeNull();
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
    for (const rights of [0o755, 0o750, 0o701]) {
      const wide = join(folder, `wide-${rights}`);
      mkdirSync(wide);
      chmodSync(wide, rights);
      expect(makeDataFolder(wide)).toMatch(/^Other users .* rights 7\d\d\).*chmod 700 /);
      // On a shared disk these rights may be intended.
      expect(statSync(wide).mode & 0o777).toBe(rights);
    }
  });

  it('A data folder that is a file is reported as one', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeDataFolder(join(folder, 'file'))).toThrow('DATA_DIR is a file: ');
  });

  it('The error of a data folder below a file names the folder and what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    const below = join(folder, 'file/data');
    expect(() => makeDataFolder(below)).toThrow(
      `DATA_DIR lies below a file: ${below}. Set it to a folder below a folder.`,
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
  });
});
