import { spawn } from 'node:child_process';
import { ROOT } from '../../src/launcher/machine/install.mjs';

/** Runs a Node program to its end.
 *  @param {string[]} args
 *  @param {{ env?: Record<string, string>, quiet?: boolean, node?: string }} options quiet: its output is
 *    returned instead of printed, because other programs print meanwhile; node: the program that runs it
 *  @returns {Promise<{ status: number | null, printed: string }>} status null when a signal ended it */
export function runProgram(args, { env = {}, quiet = false, node = process.execPath } = {}) {
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  let printed = '';
  const keep = (text) => {
    printed += text;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, printed }));
  });
}
