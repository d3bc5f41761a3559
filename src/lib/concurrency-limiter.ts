import { createFairLimiter, type QueueLimit } from './fair-limiter';

/** Runs at most `maxRunning` tasks at once; the others wait in a first-in, first-out queue. A full queue
 *  rejects at once. */
export function createConcurrencyLimiter(
  maxRunning: number,
  queueLimit: QueueLimit,
): <T>(task: () => Promise<T>) => Promise<T> {
  const limit = createFairLimiter(maxRunning, queueLimit);
  return (task) => limit('all', task);
}
