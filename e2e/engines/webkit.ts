import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '~/launcher/machine/free-port';
import { type Engine, fromJson, type ScreenSize, toJson, WATCH_SCRIPT } from './engine';

const START_TIMEOUT_MS = 60_000;
const SCRIPT_TIMEOUT_MS = 60_000;

/** WebKitGTK, the engine of Safari with other media libraries, by WebDriver. It runs in a window of our own on
 *  a virtual screen, because its own small browser is never narrower than 447 px. */
export async function openWebKit({ width, height }: ScreenSize): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'shuoyi-webkit-'));
  const script = join(folder, 'watch.js');
  await writeFile(script, WATCH_SCRIPT);
  const port = await freePort();
  // A group of its own: the screen, the driver and the window end together.
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const call = callsTo(`http://127.0.0.1:${port}`);
  const kill = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGTERM');
  };
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    kill();
    if (child.exitCode === null && child.signalCode === null) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await isReady(call);
    const binary = join(import.meta.dirname, 'webkit-window.py');
    const options = { binary, args: [String(width), String(height), script] };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/timeouts`, { script: SCRIPT_TIMEOUT_MS });
    return {
      name: 'WebKit',
      open: async (url) => {
        await call('POST', `${session}/url`, { url });
      },
      run: async <T>(expression: string) => {
        const body = `${toJson(expression)}.then(arguments[arguments.length - 1])`;
        return fromJson<T>(
          await call('POST', `${session}/execute/async`, { script: body, args: [] }),
        );
      },
      close: async () => {
        await call('DELETE', session).catch(() => {});
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

const callsTo =
  (origin: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.message ?? response.status}`);
    return value;
  };

async function isReady(call: Call): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const ready = await call('GET', '/status').catch(() => null);
    if (ready) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
