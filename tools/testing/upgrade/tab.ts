import type { BrowserContext, Page } from 'playwright';

/** Maximum wait for what a person waits for, ms. */
const PATIENCE_MS = 20_000;

/** A tab of a browser, and how it fared. */
export class Tab {
  /** Documents that it has loaded. */
  documents = 0;
  /** Errors of its scripts, and failed requests for them. */
  readonly errors: string[] = [];

  private constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.documents += 1;
    });
    page.on('pageerror', (error) => this.errors.push(`${name}: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.errors.push(`${name}: ${response.status()} ${new URL(response.url()).pathname}`);
    });
  }

  static async open(context: BrowserContext, name: string, url: string): Promise<Tab> {
    const tab = new Tab(name, await context.newPage());
    await tab.page.goto(url, { waitUntil: 'load' });
    return tab;
  }

  /** Does something that may reload the tab once at most.
   *  @returns what went wrong: the reason why it could not be done, or too many reloads */
  async act(work: (page: Page) => Promise<unknown>): Promise<string[]> {
    const before = this.documents;
    const failed = await work(this.page).then(
      () => [],
      (error: unknown) => [`${this.name}: ${String(error).split('\n')[0]}`],
    );
    const reloads = this.documents - before;
    return reloads > 1 ? [...failed, `${this.name}: loaded ${reloads} documents`] : failed;
  }
}
