import type { Page } from '@playwright/test';

/** The work of a page so far. */
export interface PageWork {
  /** Renderings that React has put into the page. */
  commits: number;
  /** Messages to and from workers and audio worklets, which the main thread handles. */
  messages: number;
  /** Drawings of the level of the microphone. */
  drawings: number;
}

/** Time from an event of a click to the paint that follows it; below 16 ms it is not reported. */
interface PressTiming {
  name: string;
  ms: number;
}

/** A task that kept the page busy for more than 50 ms. */
interface LongTask {
  startMs: number;
  ms: number;
}

declare global {
  interface Window {
    work: PageWork;
    timings: { presses: PressTiming[]; tasks: LongTask[] };
  }
}

/** Counts what a page does from its next load on: a count is the same on a busy machine, a time is not. */
export async function observeWork(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** The work of the page so far. */
export const pageWork = (page: Page): Promise<PageWork> =>
  page.evaluate(() => ({ ...window.work }));

/** The times of clicks and the long tasks so far, as the browser reports them. */
export const pageTimings = (page: Page) => page.evaluate(() => window.timings);

/** TypeScript's library does not know the number that the events of one press share. */
interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const work = { commits: 0, messages: 0, drawings: 0 };
  window.work = work;
  window.timings = { presses: [], tasks: [] };
  // React looks for its developer tools and notifies them of every commit.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        work.commits += 1;
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
  for (const { prototype } of [Worker, MessagePort]) {
    const post = prototype.postMessage as (...values: unknown[]) => void;
    prototype.postMessage = function (...values: unknown[]) {
      work.messages += 1;
      post.apply(this, values);
    };
  }
  const { setAttribute } = SVGPathElement.prototype;
  SVGPathElement.prototype.setAttribute = function (name, value) {
    if (name === 'd') work.drawings += 1;
    setAttribute.call(this, name, value);
  };
  const record = (type: string, use: (entry: EventTiming) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  record('longtask', ({ startTime, duration }) =>
    window.timings.tasks.push({ startMs: startTime, ms: duration }),
  );
  record('event', ({ name, duration, interactionId }) => {
    if (interactionId) window.timings.presses.push({ name, ms: duration });
  });
}
