import { expect, type Page, type Request } from '@playwright/test';

const LESSON_FILE = /\/lessons\/[^/]+\.json\?/;

/** Time without a pending request after which a page counts as idle; effects of a response send their requests
 *  sooner. */
const IDLE_MS = 100;
/** Maximum wait: the first request of a page waits for the server to render it. */
const TIMEOUT_MS = 45_000;

/** Whether a request may stay open for half a minute although the page is ready: a player's request until it needs
 *  more of the recording, and the request of a prefetched lesson file until its body is read. */
function isKeptOpen(request: Request): boolean {
  const type = request.resourceType();
  return type === 'media' || (type === 'other' && LESSON_FILE.test(request.url()));
}

/** Tracks the requests of a page: failures, and whether any are pending that are not kept open. */
export class Traffic {
  /** Requests that failed, or got an error status. */
  readonly failures: string[] = [];
  private readonly pending = new Set<Request>();
  private changedAt = Date.now();

  constructor(page: Page) {
    // Drops pending requests of the previous page on navigation.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.applyChange(() => this.pending.clear());
    });
    page.on('request', (request) => {
      if (!isKeptOpen(request)) this.applyChange(() => this.pending.add(request));
    });
    page.on('requestfinished', (request) => this.applyChange(() => this.pending.delete(request)));
    page.on('requestfailed', (request) => {
      this.applyChange(() => this.pending.delete(request));
      const reason = request.failure()?.errorText ?? '';
      // A navigation aborts the requests of the previous page.
      if (reason !== 'net::ERR_ABORTED')
        this.failures.push(`${reason} ${describeRequest(request)}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.failures.push(`${response.status()} ${describeRequest(response.request())}`);
    });
  }

  /** Waits until the page has had no pending request for this long. @param idleMs in milliseconds */
  async waitUntilIdle(idleMs = IDLE_MS): Promise<void> {
    await expect
      .poll(() => this.idleFor(), {
        intervals: [25],
        timeout: TIMEOUT_MS,
        message: 'pending requests',
      })
      .toBeGreaterThan(idleMs);
  }

  private idleFor(): number {
    return this.pending.size === 0 ? Date.now() - this.changedAt : 0;
  }

  private applyChange(change: () => void): void {
    change();
    this.changedAt = Date.now();
  }
}

function describeRequest(request: Request): string {
  return `${request.method()} ${request.url()}`;
}
