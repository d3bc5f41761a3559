import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, fromJson, type ScreenSize, toJson, WATCH_SCRIPT } from './engine';
import { waitFor } from './learner';

const FIREFOX = '/usr/bin/firefox-esr';
const START_TIMEOUT_MS = 60_000;

/** Allows sound without a click, and stops Firefox's own requests. */
const PREFERENCES = `
user_pref("media.autoplay.default", 0);
user_pref("media.autoplay.blocking_policy", 0);
user_pref("media.navigator.permission.disabled", true);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
`;

const HAS_ARRIVED = `!window.isLeft && location.protocol === 'http:' && document.readyState === 'complete'`;

/** Debian's Firefox without a window, by WebDriver BiDi. */
export async function openFirefox({ width, height }: ScreenSize): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'shuoyi-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(FIREFOX, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    kill();
    await new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null
        ? child.once('exit', resolve)
        : resolve(null),
    );
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const send = await connect(`${await listeningAddress(child)}/session`);
    await send('session.new', { capabilities: {} });
    await send('script.addPreloadScript', { functionDeclaration: `() => {${WATCH_SCRIPT}}` });
    const { contexts } = await send<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    const { context } = contexts[0]!;
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
    const engine: Engine = {
      name: 'Firefox',
      // On a busy machine `navigate` occasionally returns while the previous page, or `about:blank`, is still
      // shown.
      open: async (url) => {
        await engine.run('(window.isLeft = true)');
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
        await waitFor(engine, HAS_ARRIVED, `The page ${url}`);
      },
      run: async <T>(expression: string) => {
        const { result } = await send<{ result: { value: string } }>('script.evaluate', {
          expression: toJson(expression),
          target: { context },
          awaitPromise: true,
        });
        return fromJson<T>(result.value);
      },
      close,
    };
    return engine;
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address that Firefox prints as it starts. */
function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const late = setTimeout(
      () => reject(new Error(`Firefox did not start:\n${printed}`)),
      START_TIMEOUT_MS,
    );
    child.stderr!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /BiDi listening on (ws:\S+)/.exec(printed) ?? [];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

type Send = <T>(method: string, params: object) => Promise<T>;
type Answer = { id?: number; type: string; result: unknown; error?: string; message?: string };

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No connection to ${address}`));
  });
  return <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ type, result, error, message }) => {
        if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result as T);
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
