import type { BrowserContext, Page } from 'playwright';

/** Maximum wait for an effect of an action, ms. */
const PATIENCE_MS = 20_000;

/** A tab of a browser, with the documents and errors that it had. */
export class Tab {
  /** Paths of the documents that it has loaded, without those that the page left before anything of them arrived. */
  readonly documents: string[] = [];
  /** Errors of its scripts, and failed requests for them. */
  readonly errors: string[] = [];

  private constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('domcontentloaded', () => this.documents.push(new URL(page.url()).pathname));
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

  /** Performs an action that may reload the tab once at most.
   *  @returns the failure: the reason why the action was impossible, or too many reloads */
  async act(work: (page: Page) => Promise<unknown>): Promise<string[]> {
    const before = this.documents.length;
    const failed = await work(this.page).then(
      () => [],
      (error: unknown) => [`${this.name}: ${String(error).split('\n')[0]}`],
    );
    const loaded = this.documents.slice(before);
    return loaded.length > 1 ? [...failed, `${this.name}: loaded ${loaded.join(', ')}`] : failed;
  }
}
