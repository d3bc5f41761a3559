import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from '@node-rs/argon2';
import { Piscina } from 'piscina';

// These settings are not read by `env()`, because the launcher hashes the demo account's password before the settings
// of the web server are complete.
const { NODE_ENV, WEB_PROCESSES = '1' } = process.env;

/** Number of threads, each of which uses a whole core and 19 MiB: half of the cores, shared by all web
 *  processes. */
export const HASHING_THREADS = Math.max(
  1,
  Math.floor(availableParallelism() / 2 / Number(WEB_PROCESSES)),
);

/** Lowers the threads' priority, so that a request that needs no hash does not wait for one: beside a busy
 *  event loop on the same core a thread gets a quarter of the core, and on an idle core all of it. At 10 it
 *  would get a tenth, and logins would starve beside any other busy process of the machine. */
const NICE_INCREMENT = 5;

let pool: Piscina | undefined;

/** The pool of threads, made at the first use. They have threads of their own because those of Node (libuv) run
 *  at the event loop's priority and read files, too. An idle thread does not keep the process alive. */
function hashingPool(): Piscina {
  pool ??= new Piscina({
    filename: pathToFileURL(
      join(process.cwd(), 'src', 'server', 'credentials', 'hashing-thread.mjs'),
    ).href,
    minThreads: HASHING_THREADS,
    maxThreads: HASHING_THREADS,
    // Test processes share the machine and serve no requests.
    niceIncrement: NODE_ENV === 'test' ? 0 : NICE_INCREMENT,
    // The process's own `--import` files listen to its HTTP server and its parent.
    execArgv: [],
  });
  return pool;
}

/** Hashes a password in a thread of the pool. */
export function hashInThread(password: string, options: Options): Promise<string> {
  return hashingPool().run({ password, options }, { name: 'hash' });
}

/** Checks a password in a thread of the pool. */
export function verifyInThread(passwordHash: string, password: string): Promise<boolean> {
  return hashingPool().run({ passwordHash, password }, { name: 'verify' });
}
