import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processState } from './process-state';

/** The process that holds a data folder. `start` distinguishes it from a later one with the same id. */
interface Holder {
  pid: number;
  start: string | null;
  nonce: string;
}

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/** Locks the data folder for this process: two processes on one embedded database would destroy it. A lock of a
 *  process that is gone is taken over. A stale lock is removed by a rename, which only one of several processes
 *  can win.
 *  @returns releases the lock
 *  @throws DataFolderInUse */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const mine: Holder = {
    pid: process.pid,
    start: processState(process.pid)?.start ?? null,
    nonce: randomUUID(),
  };
  while (!createLock(file, JSON.stringify(mine), mine.nonce)) {
    const text = read(file);
    if (text === null) continue;
    const lockHolder = parse(text);
    if (lockHolder && isAlive(lockHolder)) throw inUse(folder, lockHolder);
    removeStaleLock(file, text, mine.nonce);
  }
  return () => {
    if (read(file) === JSON.stringify(mine)) rmSync(file, { force: true });
  };
}

/** Maximum wait for a lock: the database of a killed launcher takes a moment to end. */
const TIMEOUT_MS = 2000;

/** Locks the data folder like `lockDataFolder`; if another process holds it, as soon as that process ends.
 *  @throws DataFolderInUse when it does not end soon */
export async function waitForDataFolder(folder: string): Promise<() => void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Creates the lock atomically: writes a temporary file and links it, which fails when there is a lock. */
function createLock(file: string, text: string, nonce: string): boolean {
  const temporaryFile = `${file}.${nonce}`;
  writeFileSync(temporaryFile, text, { mode: 0o600 });
  try {
    linkSync(temporaryFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

function removeStaleLock(file: string, stale: string, nonce: string): void {
  const staleFile = `${file}.${nonce}`;
  try {
    renameSync(file, staleFile);
    // Another process was faster and this is its lock: restore it.
    if (readFileSync(staleFile, 'utf8') !== stale) linkSync(staleFile, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
  rmSync(staleFile, { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const state = processState(pid);
  return state === null || (!state.ended && (start === null || state.start === start));
}

function inUse(folder: string, { pid }: Holder): DataFolderInUse {
  return new DataFolderInUse(
    `Another Shuoyi (process ${pid}) is using ${folder}. Stop it first, or set DATA_DIR to another folder and PORT to another port.`,
  );
}
