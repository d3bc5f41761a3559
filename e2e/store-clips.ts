import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { App } from './app';

const PROGRAM = ['--import', 'tsx', '--conditions=react-server', 'e2e/earlier-clips.ts'];

/** Stores clips of a draft as an earlier run would have: making all of them would take minutes.
 *  @param missing number of clips that are left to the worker, from the first word on */
export async function storeClips(
  { port, dataDir }: App,
  id: string,
  missing: number,
): Promise<void> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [...PROGRAM, id, String(missing)], { env });
}
