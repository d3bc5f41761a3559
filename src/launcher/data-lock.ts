import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processState } from './process-state';

/** Who holds a data folder. `start` tells a process from a later one that got the same number. */
interface Holder {
  pid: number;
  start: string | null;
  nonce: string;
}

/** Somebody else holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/** Takes the data folder for this process, or refuses: two processes on one embedded database destroy it.
 *  A lock whose process is gone is taken over. Taking a stale lock away is a rename, which only one of
 *  several takers can win.
 *  @returns what gives the folder back
 *  @throws DataFolderInUse */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const mine: Holder = {
    pid: process.pid,
    start: processState(process.pid)?.start ?? null,
    nonce: randomUUID(),
  };
  while (!created(file, JSON.stringify(mine), mine.nonce)) {
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

/** Makes the lock whole or not at all: it is written aside, and linking fails where there is one. */
function created(file: string, text: string, nonce: string): boolean {
  const staleFile = `${file}.${nonce}`;
  writeFileSync(staleFile, text, { mode: 0o600 });
  try {
    linkSync(staleFile, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(staleFile, { force: true });
  }
}

function removeStaleLock(file: string, stale: string, nonce: string): void {
  const staleFile = `${file}.${nonce}`;
  try {
    renameSync(file, staleFile);
    // Somebody was faster and this is their lock: give it back.
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
  const now = processState(pid);
  return now === null || (!now.ended && (start === null || now.start === start));
}

function inUse(folder: string, { pid }: Holder): DataFolderInUse {
  return new DataFolderInUse(
    `Another Shuoyi (process ${pid}) is using ${folder}. Stop it first, or set DATA_DIR to another folder and PORT to another port.`,
  );
}
