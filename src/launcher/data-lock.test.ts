import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-lock';
import { processState } from './process-state';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const lockOf = (pid: number, start: string | null) =>
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, start, nonce: 'other' }));

  it('refuses a second holder with a sentence that names the process and the folder', () => {
    lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`(process ${process.pid}) is using ${folder}`);
  });

  it('can be taken again after it was given back', () => {
    lockDataFolder(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    lockDataFolder(folder)();
  });

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    lockOf(pid, 'long ago');
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(processState(process.pid))(
    'is taken over when its number belongs to a later process now',
    () => {
      lockOf(process.pid, 'before the machine started');
      lockDataFolder(folder)();
    },
  );

  it.runIf(processState(process.pid))(
    'is taken over from a process that ended and whose parent has not noticed',
    async () => {
      // A shell becomes a program that never asks what became of its children, before this one ends.
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
      const [printed] = await once(parent.stdout, 'data');
      const pid = Number(String(printed));
      await expect.poll(() => processState(pid)?.ended, { timeout: 5000 }).toBe(true);
      lockOf(pid, processState(pid)?.start ?? null);
      lockDataFolder(folder)();
      parent.kill('SIGKILL');
    },
  );

  it('is made whole or not at all, and leaves nothing beside it', () => {
    lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is taken over when a killed process left half a file', () => {
    writeFileSync(join(folder, 'lock'), '{"pid":');
    lockDataFolder(folder)();
  });

  it('is not given back by one who lost it', () => {
    const release = lockDataFolder(folder);
    lockOf(process.pid, processState(process.pid)?.start ?? null);
    release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
