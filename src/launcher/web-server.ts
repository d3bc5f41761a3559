import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './machine/root';

/** Maximum time for pending requests at a stop: with the stop of the database within the ten seconds that
 *  container supervisors commonly allow. */
const GRACE_MS = 8_000;

export interface WebServer {
  /** Resolves with a sentence when the server ends without `stop`. */
  crashed: Promise<string>;
  /** Finishes pending requests, then ends the process. */
  stop(): Promise<void>;
}

/** Starts Next in a process of its own, which ends when this one ends for any reason. */
export function startWebServer(
  mode: 'start' | 'dev',
  port: number,
  settings: Record<string, string | undefined>,
): WebServer {
  const next = join(ROOT, 'node_modules/next/dist/bin/next');
  const imports = ['parent-watch.mjs', 'http-layer/preload.mjs'].map(
    (file) => `--import=${pathToFileURL(join(ROOT, 'src/launcher', file)).href}`,
  );
  const child = spawn(process.execPath, [...imports, next, mode, '--port', String(port)], {
    cwd: ROOT,
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops things in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...settings,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    } as NodeJS.ProcessEnv,
  });
  // An exit without `stop` leaves no process behind.
  process.once('exit', () => child.kill('SIGKILL'));
  let stopping = false;
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`));
  });
  return {
    crashed: new Promise((resolve) => {
      exited.then((reason) => {
        if (!stopping) resolve(`The web server stopped by itself: ${reason}.`);
      });
    }),
    stop: async () => {
      stopping = true;
      await end(child, exited);
    },
  };
}

async function end(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(force);
}

/** Waits deadline the server responds with anything but a server error.
 *  @throws Error when it does not within `timeoutMs` */
export async function waitUntilReady(url: string, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = 'nothing';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      await response.arrayBuffer();
      if (response.status < 500) return;
      last = `status ${response.status}`;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The web server does not answer at ${url} (last: ${last}).`);
}
