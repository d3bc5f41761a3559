import { afterAll } from 'vitest';

type Timers = Set<ReturnType<typeof setTimeout>>;

declare global {
  /** Long timers that run in this worker. */
  var longTimers: Timers | undefined;
}

/** Length from which a timer counts as long, ms. Libraries outlive a file and rely on their short timers (a
 *  batch of calls, a notification of the next tick), whereas failed calls are repeated after a second or more. */
const LONG_MS = 200;

/** Replaces `setTimeout`, once per worker, by one that records the long timers that it starts. */
function recordLongTimers(): Timers {
  const timers: Timers = new Set();
  const start = globalThis.setTimeout;
  const startRecorded = (handler: (...given: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms < LONG_MS) return start(handler, ms, ...args);
    const timer = start(() => {
      timers.delete(timer);
      handler(...args);
    }, ms);
    timers.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(startRecorded, start) as typeof setTimeout;
  return timers;
}

globalThis.longTimers ??= recordLongTimers();
const timers = globalThis.longTimers;

/** A worker runs many files in one window. A failed call of one file would be repeated in the next, which counts
 *  its own requests, so the long timers of a file are cleared at its end. */
afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
});
