import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_TIMEOUT_MS = 20_000;

/** Starts a silent sound device, because on a machine without one no AudioContext of Firefox or WebKit starts.
 *  Browsers that are started afterwards use it, by `PULSE_SERVER`.
 *  @returns the function that stops it */
export async function startSilentSpeakers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-sound-'));
  const socket = join(folder, 'socket');
  const words = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1'];
  const modules = [
    'module-null-sink',
    `module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
  ];
  const child = spawn('pulseaudio', [...words, ...modules.flatMap((name) => ['-L', name])], {
    stdio: 'ignore',
    env: { ...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder },
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(socket)) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error('PulseAudio did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.env.PULSE_SERVER = `unix:${socket}`;
  return async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
