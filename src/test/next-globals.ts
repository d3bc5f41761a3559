import { AsyncLocalStorage } from 'node:async_hooks';

/** Next's server sets this global before its first module. Its parts are loaded singly here, in an order that
 *  differs from run to run; without the global, the first one would leave every later test of the worker a
 *  console that throws. */
Object.assign(globalThis, { AsyncLocalStorage });
