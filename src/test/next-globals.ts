import { AsyncLocalStorage } from 'node:async_hooks';

/** Next's server sets this global before its first module. Tests load its parts one by one, in an order that
 *  differs between runs; without the global, the first part would leave a console that throws for every
 *  later test of the worker. */
Object.assign(globalThis, { AsyncLocalStorage });
