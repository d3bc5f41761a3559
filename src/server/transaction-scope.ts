import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs the work of a transaction so that `isInTransaction` is true for everything that it calls. */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work);
}

/** Whether the work of a transaction is among the callers of this code. */
export function isInTransaction(): boolean {
  return scope.getStore() === true;
}
