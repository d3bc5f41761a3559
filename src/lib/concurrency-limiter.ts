/** How long the line before a limiter may become. */
export interface QueueLimit {
  maxLength: number;
  /** What the next in line is refused with. */
  createError: () => Error;
}

/** Runs at most `most` pieces of work at once; the others wait in line, first come first served. A line
 *  that is full refuses at once. */
export function createConcurrencyLimiter(
  maxRunning: number,
  queueLimit?: QueueLimit,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < maxRunning) running++;
    else if (queueLimit && queue.length >= queueLimit.maxLength) throw queueLimit.createError();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
