import type { Page, Request } from '@playwright/test';

/** What a page asks for: whether it still waits for something, and what it did not get. */
export class Traffic {
  /** Requests that failed or were answered with an error, one line each. */
  readonly failures: string[] = [];
  private readonly open = new Set<Request>();
  private waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.open.add(request));
    page.on('requestfinished', (request) => void this.ended(request));
    page.on('requestfailed', (request) => this.failed(request));
  }

  /** Ends when everything that was asked for has been answered. */
  async quiet(): Promise<void> {
    while (this.open.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async ended(request: Request): Promise<void> {
    const status = (await request.response())?.status() ?? 0;
    if (status >= 400) this.failures.push(`${status} ${request.method()} ${request.url()}`);
    this.close(request);
  }

  private failed(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // A page that is left asks for nothing any more.
    if (why !== 'net::ERR_ABORTED') this.failures.push(`${why} ${request.url()}`);
    this.close(request);
  }

  private close(request: Request): void {
    this.open.delete(request);
    if (this.open.size > 0) return;
    for (const wake of this.waiting.splice(0)) wake();
  }
}
