import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMAND } from '../lib/next-internals.mjs';
import { untilEnd } from './end-process.mjs';
import { ROOT } from './machine/install.mjs';
import { restartDelay } from './restart-delay.mjs';
import { stopProcesses } from './stop-processes.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** Number of the inherited socket in a web process. */
const SOCKET_FD = 4;

/** Starts Next in processes that accept from one socket. A process that ends by itself is started again, as long
 *  as another one serves; without any the server has failed.
 *  @param {object} options
 *  @param {'start' | 'dev'} options.mode
 *  @param {number} options.port
 *  @param {string} [options.address] of this machine, on which it listens; all addresses if absent
 *  @param {{ fd: number, close(): void } | null} options.socket null when the one process opens the port itself
 *  @param {number} options.processes
 *  @param {number | null} options.heapMb limit of each process's heap, MB; null: Node's own
 *  @param {Record<string, string>} options.env
 *  @returns `ready` resolves when the server responds; `failed` resolves with an error message when it ends by itself;
 *    `stop` finishes pending requests and then ends the processes */
export function startWebServer({ mode, port, address, socket, processes, heapMb, env }) {
  /** @type {Map<number, import('./stop-processes.mjs').WebProcess>} */
  const running = new Map();
  const timers = new Set();
  /** Loopback address of each process alone. @type {Map<number, string>} */
  const origins = new Map();
  let stopping = false;
  /** @type {(sentence: string) => void} */
  let fail = () => {};
  const failed = new Promise((resolve) => {
    fail = resolve;
  });

  for (let slot = 0; slot < processes; slot += 1) start(slot, 0);

  /** @param {number} slot the first one also runs the jobs
   *  @param {number} falls number of consecutive early ends */
  function start(slot, falls) {
    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      [...nodeOptions(heapMb), ...nextCommand(mode, port, address)],
      {
        cwd: ROOT,
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc', ...(socket ? [socket.fd] : [])],
        env: {
          ...env,
          ...(socket && { WEB_SOCKET_FD: String(SOCKET_FD), WEB_PROCESS: String(slot) }),
          ...(slot > 0 && { WORKER: 'off' }),
          NODE_ENV: mode === 'dev' ? 'development' : 'production',
          NEXT_TELEMETRY_DISABLED: '1',
        },
      },
    );
    const ended = untilEnd(child);
    const webProcess = { child, ended, accepts: false };
    running.set(slot, webProcess);
    child.on('message', (message) => {
      webProcess.accepts ||= message?.accepts === true;
    });
    shareOrigins(child, slot);
    ended.then((reason) => {
      running.delete(slot);
      origins.delete(slot);
      if (stopping) return;
      if (running.size === 0)
        return fail(`The web server stopped by itself: it ended with ${reason}.`);
      const { delayMs, falls: next } = restartDelay(falls, performance.now() - startedAt);
      console.error(
        `A web process ended with ${reason}. It is started again in ${delayMs / 1000} s.`,
      );
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(slot, next);
      }, delayMs);
      timers.add(timer);
    });
  }

  /** Sends every process the addresses of the others when another one serves, so that a scrape of the metrics
   *  can query them.
   *  @param {import('node:child_process').ChildProcess} from */
  function shareOrigins(from, slot) {
    from.on('message', (message) => {
      if (typeof message?.ownOrigin !== 'string') return;
      origins.set(slot, message.ownOrigin);
      for (const [other, { child }] of running) {
        const siblings = [...origins].filter(([number]) => number !== other);
        if (child.connected) child.send({ siblingOrigins: siblings.map(([, origin]) => origin) });
      }
    });
  }

  return {
    ready: waitUntilServing(port, address),
    failed,
    stop: async () => {
      stopping = true;
      for (const timer of timers) clearTimeout(timer);
      // The processes have the socket, too, and accept the pending connections before they close it.
      socket?.close();
      await stopProcesses([...running.values()]);
    },
  };
}

/** Resolves when the server can serve and has rendered its first page, so that no visitor waits for that. Until
 *  the first process can, the port refuses connections (`http-layer/inherited-socket.mjs`). */
async function waitUntilServing(port, address) {
  const host = address === undefined || /^(?:0\.0\.0\.0|::)$/.test(address) ? '127.0.0.1' : address;
  await waitUntilReady(port, '/api/health/ready', undefined, host);
  await waitUntilReady(port, '/', undefined, host);
}

/** @param {'start' | 'dev'} mode
 *  @param {number} port
 *  @param {string} [address] */
function nextCommand(mode, port, address) {
  const words = [join(ROOT, COMMAND), mode, '--port', String(port)];
  // In development Next opens the port itself.
  return mode === 'dev' && address ? [...words, '--hostname', address] : words;
}

/** @param {number | null} heapMb */
function nodeOptions(heapMb) {
  const imports = ['parent-watch.mjs', 'http-layer/preload.mjs'].map(
    (file) => `--import=${pathToFileURL(join(ROOT, 'src/launcher', file)).href}`,
  );
  return heapMb === null ? imports : [`--max-old-space-size=${heapMb}`, ...imports];
}
