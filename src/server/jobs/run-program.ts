import 'server-only';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Limits of a program: none is without. */
export interface ProgramLimits {
  milliseconds: number;
  /** Maximum memory of its objects, megabytes. */
  memory: number;
}

/** Runs a program of the launcher in a process of its own, because long computations would delay requests that
 *  share this process.
 *  @param program such as `make-clips.ts`
 *  @param onStop releases the work when this process gets the signal to stop, before the program's end, because
 *    this process may end first
 *  @param limits the program is ended when it takes longer or needs more
 *  @returns whether the program ended successfully, or was stopped */
export async function runProgram(
  program: string,
  words: readonly string[],
  onStop: () => Promise<void>,
  limits: ProgramLimits,
): Promise<boolean> {
  const options = [
    `--max-old-space-size=${limits.memory}`,
    '--import',
    'tsx',
    '--conditions=react-server',
    `src/launcher/${program}`,
  ];
  // This program itself, by a name that bundlers do not recognise: after `execPath` they treat the arguments as
  // modules.
  const child = spawn(String(process.argv[0]), [...options, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limits.milliseconds,
    killSignal: 'SIGKILL',
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped = onStop();
    child.kill('SIGTERM');
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  try {
    const [code] = await once(child, 'exit');
    await stopped;
    return code === 0 || stopped !== undefined;
  } catch {
    return false;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}
