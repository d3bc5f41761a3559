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

  /** What the bank's callback names the charge by. */
  get reference(): string {
    return /\bSY[0-9A-Z]{10,30}\b/.exec(this.text)?.[0] ?? '';
  }

  /** Whether an answer shows this page again, or leads to it. */
  isWhere(answer: Page | null): boolean {
    if (answer?.status !== 303) return answer?.status === 200;
    const to = new URL(answer.headers.get('location') ?? '/', this.browser.site);
    return to.pathname === new URL(this.address, this.browser.site).pathname;
  }

  get takesCards(): boolean {
    return findForm(this.page, this.address, 'number') !== null;
  }

  /** @returns the bank's answer; null when the page takes no card */
  async pay(number: string, typed = { expiry: '12/39', code: '123' }): Promise<Page | null> {
    const form = findForm(this.page, this.address, 'number');
    return form && submit(this.browser, form, { number, ...typed });
  }

  /** @returns the bank's answer; null when there is nothing to leave */
  async cancel(): Promise<Page | null> {
    const form = findForm(this.page, this.address, null);
    return form && submit(this.browser, form);
  }

  async reload(): Promise<void> {
    this.page = await this.browser.request(this.address);
  }
}
