import type { Browser, CDPSession, Page } from 'playwright';

/** Length of one cycle of running and being stopped, ms: too short to be visible. */
const ROUND_MS = 8;
/** Interval of the search for new renderers, ms: navigation may start one. */
const SEARCH_MS = 100;

/** Slows a browser's pages down, their workers and audio included, by letting each renderer process run
 *  for one part in `rate` of the time (SIGSTOP, SIGCONT). The browser's own throttle affects only a page's
 *  main thread.
 *
 *  Not for use during a recording: a stopped process loses audio. */
export class SlowRenderers {
  private timers: NodeJS.Timeout[] = [];
  private pids: number[] = [];

  private constructor(
    private readonly cdp: CDPSession,
    private readonly rate: number,
  ) {}

  static async of(browser: Browser, rate: number): Promise<SlowRenderers> {
    return new SlowRenderers(await browser.newBrowserCDPSession(), rate);
  }

  async begin(): Promise<void> {
    if (this.rate <= 1 || this.timers.length > 0) return;
    await this.findRenderers();
    this.timers = [setInterval(() => void this.findRenderers(), SEARCH_MS)];
    // The debt compensates for late timers, so that the fraction of running time is exact.
    let debt = 0;
    let since = performance.now();
    let paused = false;
    const switchState = () => {
      const now = performance.now();
      debt += paused ? since - now : (now - since) * (this.rate - 1);
      since = now;
      paused = debt > 0;
      this.signal(paused ? 'SIGSTOP' : 'SIGCONT');
      this.timers[1] = setTimeout(switchState, paused ? debt : ROUND_MS / this.rate);
    };
    switchState();
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.signal('SIGCONT');
  }

  private async findRenderers(): Promise<void> {
    const { processInfo } = await this.cdp.send('SystemInfo.getProcessInfo');
    this.pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  }

  private signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.pids)
      try {
        process.kill(pid, name);
      } catch {
        // The renderer of a closed page is gone.
      }
  }
}

/** Duration of a fixed computation in a worker of this page, ms: it measures the real slowdown. */
export async function workerMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const work = `const began = performance.now();
          let sum = 0;
          for (let i = 0; i < 2e8; i++) sum += i % 7;
          postMessage({ ms: performance.now() - began, sum });`;
        const worker = new Worker(URL.createObjectURL(new Blob([work])));
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data.ms);
        };
      }),
  );
}
