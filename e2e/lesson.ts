import { expect, type Page } from '@playwright/test';
import type { Texts } from './texts';

/** The lesson's screen as a learner uses it. */
export class LessonScreen {
  constructor(
    private readonly page: Page,
    private readonly t: Texts,
  ) {}

  /** The result, which screen readers follow. */
  get outcome() {
    return this.page.getByRole('main').getByRole('status').first();
  }

  /** The level that is shown, and not announced, while the microphone is open. */
  get hearing() {
    return this.page.getByRole('main').getByText(this.t.lesson.recording, { exact: true });
  }

  /** Starts the recording and waits for the result. */
  async speak(): Promise<void> {
    await this.page
      .getByRole('button', {
        name: new RegExp(`^(${this.t.lesson.speak}|${this.t.lesson.speakAgain})$`),
      })
      .click();
    await expect(this.hearing).toBeVisible();
    await this.waitForResult();
  }

  /** Waits until the recording has been scored. */
  async waitForResult(): Promise<void> {
    const { deadLevel, scoring, scorerLoading, scorerSlow } = this.t.lesson;
    const underWay = [deadLevel, scoring, scorerLoading, scorerSlow];
    const any = underWay.map((text) => text.replace(/[.?]/g, '\\$&')).join('|');
    await expect(this.hearing).toHaveCount(0, { timeout: 60_000 });
    await expect(this.outcome).toHaveText(new RegExp(`^(?!.*(${any})).*\\S`, 's'), {
      timeout: 60_000,
    });
  }

  /** Button of a word of the text, with its mark in the result; without a mark, the button of a word
   *  that was said. */
  word(text: string, mark?: 'clear' | 'other' | 'missing' | 'open') {
    const shown = mark ? this.t.lesson.mark[mark] : '';
    return this.page.getByRole('button', {
      name: new RegExp(`^${text}\\W*${separator(this.t)}${shown}`, 'i'),
    });
  }

  /** Skips this many items. */
  async skip(times = 1): Promise<void> {
    for (let i = 0; i < times; i++)
      await this.page.getByRole('button', { name: this.t.lesson.skip, exact: true }).click();
  }

  async next(): Promise<void> {
    await this.page
      .getByRole('button', {
        name: new RegExp(`^(${this.t.lesson.next}|${this.t.lesson.seeSummary})$`),
      })
      .click();
  }

  async type(text: string): Promise<void> {
    await this.page.getByRole('textbox').fill(text);
    await this.page.getByRole('button', { name: this.t.lesson.typing.check }).click();
  }

  /** Types one item after the other, with the keyboard alone. */
  async typeThrough(items: readonly { text: string }[]): Promise<void> {
    for (const { text } of items) {
      await expect(this.page.getByRole('textbox')).toBeFocused();
      await this.page.keyboard.insertText(text);
      await this.page.keyboard.press('Enter');
      await expect(this.outcome).toContainText(this.t.lesson.passed);
      await this.page.keyboard.press('Enter');
    }
  }
}

/** Separator of word and status in the label of a word. */
const separator = (t: Texts) => (t.lesson.sounds.open.startsWith('{word}：') ? '：' : ': ');
