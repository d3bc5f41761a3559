import { expect, type Page } from '@playwright/test';
import { TEXTS as BANK } from '~/app/sandbox-bank/[pageToken]/texts';
import type { Language } from '~/lib/language';

/** The sandbox bank's card page. */
export class SandboxCardPage {
  private readonly t: (typeof BANK)[Language];

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.t = BANK[language];
  }

  async expectOpen(amount: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.t.heading })).toBeVisible();
    await expect(this.page.getByText(amount, { exact: true })).toBeVisible();
  }

  async payWith(number: string): Promise<void> {
    await this.page.getByLabel(this.t.number).fill(number);
    await this.page.getByLabel(this.t.expiry).fill('12/30');
    await this.page.getByLabel(this.t.code).fill('123');
    await this.page.getByRole('button', { name: this.t.pay }).click();
  }

  /** Returns to the shop after a declined card. */
  async back(): Promise<void> {
    await this.page.getByRole('link', { name: this.t.back }).click();
  }

  get declined() {
    return this.page.getByText(this.t.declined.card_declined);
  }
}

export const APPROVED_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
