import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing may be under way for a page to count as quiet: an answer's effects ask within this. */
const QUIET_MS = 100;
/** The first to open a page waits for the server to write it. */
const TIMEOUT_MS = 45_000;

/** What a page asks for: what it did not get, and whether it still waits for something. */
export class Traffic {
  /** Requests that failed, or were answered with an error. */
  readonly failures: string[] = [];
  private readonly pending = new Set<Request>();
  private changedAt = Date.now();

  constructor(page: Page) {
    // What a page that was left had asked for is no concern of the next one.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.changed(() => this.pending.clear());
    });
    page.on('request', (request) => this.changed(() => this.pending.add(request)));
    page.on('requestfinished', (request) => this.changed(() => this.pending.delete(request)));
    page.on('requestfailed', (request) => {
      this.changed(() => this.pending.delete(request));
      const why = request.failure()?.errorText ?? '';
      // A page that is left asks for nothing any more.
      if (why !== 'net::ERR_ABORTED') this.failures.push(`${why} ${describeRequest(request)}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.failures.push(`${response.status()} ${describeRequest(response.request())}`);
    });
  }

  /** Ends when the page has all that it asked for, and asks for nothing more. */
  async quiet(): Promise<void> {
    await expect
      .poll(() => this.quietFor(), {
        intervals: [25],
        timeout: TIMEOUT_MS,
        message: 'still under way',
      })
      .toBeGreaterThan(QUIET_MS);
  }

  private quietFor(): number {
    return this.pending.size === 0 ? Date.now() - this.changedAt : 0;
  }

  private changed(change: () => void): void {
    change();
    this.changedAt = Date.now();
  }
}

function describeRequest(request: Request): string {
  return `${request.method()} ${request.url()}`;
}
