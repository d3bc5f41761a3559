import type { Browser, Page } from './browser';
import { findForm, plainText, submit } from './html-form';

export const APPROVED = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';

/** The sandbox bank's page of one charge. */
export class CardPage {
  private constructor(
    private readonly browser: Browser,
    readonly address: string,
    private page: Page,
  ) {}

  static async open(browser: Browser, address: string): Promise<CardPage> {
    return new CardPage(browser, address, await browser.request(address));
  }

  get status(): number {
    return this.page.status;
  }

  get text(): string {
    return plainText(this.page.text);
  }

  /** Reference of the charge in the bank's webhooks. */
  get reference(): string {
    return /\bSY[0-9A-Z]{10,30}\b/.exec(this.text)?.[0] ?? '';
  }

  /** Whether a response is this page again, or redirects to it. */
  isWhere(answer: Page | null): boolean {
    if (answer?.status !== 303) return answer?.status === 200;
    const to = new URL(answer.headers.get('location') ?? '/', this.browser.site);
    return to.pathname === new URL(this.address, this.browser.site).pathname;
  }

  get takesCards(): boolean {
    return findForm(this.page, this.address, 'number') !== null;
  }

  /** @returns the bank's response; null when the page has no card form */
  async pay(number: string, typed = { expiry: '12/39', code: '123' }): Promise<Page | null> {
    const form = findForm(this.page, this.address, 'number');
    return form && submit(this.browser, form, { number, ...typed });
  }

  /** @returns the bank's response; null when the page has no form to cancel */
  async cancel(): Promise<Page | null> {
    const form = findForm(this.page, this.address, null);
    return form && submit(this.browser, form);
  }

  async reload(): Promise<void> {
    this.page = await this.browser.request(this.address);
  }
}
