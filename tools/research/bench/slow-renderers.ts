import type { Browser, CDPSession, Page } from 'playwright';

/** One round of running and standing still, ms: short enough that nothing is seen to stop. */
const ROUND_MS = 8;
/** How often new renderers are looked for, ms: opening an address may start one. */
const LOOK_MS = 100;

/** Slows a browser's pages down, their workers and audio included, by letting each renderer process run
 *  for one part in `rate` of the time (SIGSTOP, SIGCONT). The browser's own throttle reaches only a
 *  page's main thread.
 *
 *  Not for the time of a recording: a process that stands still loses sound. */
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
    await this.look();
    this.timers = [setInterval(() => void this.look(), LOOK_MS)];
    // What a late timer gave to one side is given back to the other, so that the share holds.
    let owed = 0;
    let since = performance.now();
    let paused = false;
    const turn = () => {
      const now = performance.now();
      owed += paused ? since - now : (now - since) * (this.rate - 1);
      since = now;
      paused = owed > 0;
      this.signal(paused ? 'SIGSTOP' : 'SIGCONT');
      this.timers[1] = setTimeout(turn, paused ? owed : ROUND_MS / this.rate);
    };
    turn();
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.signal('SIGCONT');
  }

  private async look(): Promise<void> {
    const { processInfo } = await this.cdp.send('SystemInfo.getProcessInfo');
    this.pids = processInfo.filter((one) => one.type === 'renderer').map((one) => one.id);
  }

  private signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.pids)
      try {
        process.kill(pid, name);
      } catch {
        // The renderer of a closed page.
      }
  }
}

/** How long a fixed piece of arithmetic takes in a worker of this page, ms: what a slowing really did. */
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
