import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilReady } from '~/launcher/wait-until-ready.mjs';
import { pinned } from './pinning';

export interface StartedServer {
  origin: string;
  pid: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

interface ServerCommand {
  name: string;
  /** Program and its words. */
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  port: number;
  /** Path that responds when the server is ready. */
  readyPath: string;
  /** Folder of its output. */
  logs: string;
  processors: string | undefined;
}

/** Maximum time until a server responds, ms, and until it ends when it is asked to. */
const START_MS = 180_000;
const STOP_MS = 12_000;

/** Starts a server on its processor and waits until it responds.
 *  @throws Error with the end of its output when it ends before or does not respond in time */
export async function startServer(server: ServerCommand): Promise<StartedServer> {
  const log = join(server.logs, `${server.name}.log`);
  const output = openSync(log, 'w');
  const [program = '', ...args] = [...pinned(server.processors), ...server.command];
  const child = spawn(program, args, {
    cwd: server.cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...server.env } as never,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = () => stopServer(child, ended);
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    await Promise.race([
      waitUntilReady(server.port, server.readyPath, START_MS),
      ended.then(() => Promise.reject(new Error('It ended.'))),
    ]);
  } catch (error) {
    await stop();
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-30).join('\n');
    throw new Error(`${server.name} did not start:\n${lines}`, { cause: error });
  }
  return { origin, pid: child.pid ?? 0, child, stop };
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(force);
}
