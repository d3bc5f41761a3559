import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs the work of a transaction so that what must not happen inside of one can notice. */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work);
}

/** Whether this code was called, however deep, by the work of a transaction. */
export function isInTransaction(): boolean {
  return scope.getStore() === true;
}
