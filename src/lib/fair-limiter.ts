/** Limit of the waiting queue. */
export interface QueueLimit {
  maxLength: number;
  /** Creates the error for a task that the full queue rejects. */
  createError: () => Error;
}

interface WaitingTask {
  start: () => void;
  reject: (error: Error) => void;
}

/** Runs at most `maxRunning` tasks at once. The others wait in one queue for each caller, and the queues take
 *  turns: another caller's first task waits for one round only, however many tasks one caller has. When more
 *  than `maxLength` tasks wait, the newest task of the longest queue is rejected. No queue is without a limit. */
export function createFairLimiter(
  maxRunning: number,
  { maxLength, createError }: QueueLimit,
): <T>(caller: string, task: () => Promise<T>) => Promise<T> {
  let running = 0;
  let waiting = 0;
  /** The callers' queues, in the order of their turns; none is empty. */
  const queues = new Map<string, WaitingTask[]>();

  function enqueue(caller: string, task: WaitingTask): void {
    const queue = queues.get(caller) ?? [];
    queue.push(task);
    queues.set(caller, queue);
    waiting++;
    if (waiting > maxLength) rejectOne(caller, createError());
  }

  /** Rejects the newest task of the longest queue; of equally long ones, of the last caller's. */
  function rejectOne(lastCaller: string, error: Error): void {
    let longest = lastCaller;
    const lengthOf = (caller: string) => queues.get(caller)?.length ?? 0;
    for (const caller of queues.keys()) if (lengthOf(caller) > lengthOf(longest)) longest = caller;
    const queue = queues.get(longest);
    const rejected = queue?.pop();
    if (queue?.length === 0) queues.delete(longest);
    waiting--;
    rejected?.reject(error);
  }

  /** Starts the oldest task of the queue whose turn it is, which then waits for its next turn. */
  function startNext(): void {
    const turn = queues.entries().next();
    if (turn.done) {
      running--;
      return;
    }
    const [caller, queue] = turn.value;
    const task = queue.shift();
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
    waiting--;
    task?.start();
  }

  return async (caller, task) => {
    if (running < maxRunning) running++;
    else await new Promise<void>((start, reject) => enqueue(caller, { start, reject }));
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
