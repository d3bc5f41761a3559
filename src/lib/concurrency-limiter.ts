/** Limit of the waiting queue. */
export interface QueueLimit {
  maxLength: number;
  /** Creates the error for a task that the full queue rejects. */
  createError: () => Error;
}

/** Runs at most `maxRunning` tasks at once; the others wait in a first-in, first-out queue. A full queue
 *  rejects at once. */
export function createConcurrencyLimiter(
  maxRunning: number,
  queueLimit?: QueueLimit,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running < maxRunning) running++;
    else if (queueLimit && queue.length >= queueLimit.maxLength) throw queueLimit.createError();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
