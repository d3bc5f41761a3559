import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder, waitForDataFolder } from './data-lock';
import { processState } from './process-state';

describe('The lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const writeLock = (pid: number, start: string | null) =>
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, start, nonce: 'other' }));

  it('A second lock of a data folder throws an error that names the process and the folder', () => {
    lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`(process ${process.pid}) is using ${folder}`);
  });

  it('A released lock can be acquired again', () => {
    lockDataFolder(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    lockDataFolder(folder)();
  });

  it('A lock of a process that no longer exists is taken over', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeLock(pid, 'long ago');
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(processState(process.pid))(
    'A lock is taken over when a later process has its process id',
    () => {
      writeLock(process.pid, 'before the machine started');
      lockDataFolder(folder)();
    },
  );

  it.runIf(processState(process.pid))('A lock of a zombie process is taken over', async () => {
    // The shell replaces itself with a program that never waits for its child, which becomes a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(String(printed));
    await expect.poll(() => processState(pid)?.ended).toBe(true);
    writeLock(pid, processState(pid)?.start ?? null);
    lockDataFolder(folder)();
    parent.kill('SIGKILL');
  });

  it('Waiting for a data folder ends when the other process releases it', async () => {
    const release = lockDataFolder(folder);
    const waiting = waitForDataFolder(folder);
    await new Promise((resolve) => setTimeout(resolve, 120));
    release();
    (await waiting)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('Waiting for a data folder that another process keeps throws the error that names it', async () => {
    lockDataFolder(folder);
    await expect(waitForDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  });

  it('A failed lock leaves no temporary file behind', () => {
    lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('An incomplete lock file is taken over', () => {
    writeFileSync(join(folder, 'lock'), '{"pid":');
    lockDataFolder(folder)();
  });

  it('A release does not remove the lock of another process', () => {
    const release = lockDataFolder(folder);
    writeLock(process.pid, processState(process.pid)?.start ?? null);
    release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });
});
