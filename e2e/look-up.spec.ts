import type { Locator, Page } from '@playwright/test';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { waitForHydration } from './lay-out-whole';
import { fill, TEXTS } from './texts';

const UNIT = '/course-news/night-market-bowls';
const VOICE = '/course-voice/breakfast-shop-guest';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

/** Clicks in the middle of a word of a text. */
async function tap(page: Page, text: Locator, word: string): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const middle = await text.evaluate((element, word) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const start = node.data.indexOf(word);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`${word} is not in the text.`);
  }, word);
  await page.mouse.click(middle.x, middle.y);
}

for (const [language, viewport] of [
  ['zh', PHONE],
  ['en', WIDE],
] as const) {
  const t = TEXTS[language];

  test(`A word of an article is looked up by a tap, and nothing of the look-up is loaded before (${language}, ${viewport.width} px)`, async ({
    visitor,
  }) => {
    const page = await visitor({ language, viewport });
    const letters: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/lexicon/')) letters.push(new URL(request.url()).pathname);
    });
    await page.goto(localisedPath(language, UNIT));
    await waitForHydration(page);
    const article = page.getByRole('article').first();
    expect(letters).toEqual([]);
    await tap(page, article.getByText('It is Friday evening'), 'market');
    const panel = page.getByRole('dialog', { name: t.lookUp.title });
    await expect(panel.getByText('市場')).toBeVisible();
    await expect(panel.getByText('行銷、推銷')).toBeVisible();
    await expect(panel.getByText('market', { exact: true }).first()).toHaveAttribute('lang', 'en');
    await expect(panel.locator('[lang="zh-TW"]').first()).toBeVisible();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^\/lexicon\/m-[0-9a-f]{8}\.json$/);
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await tap(page, article.getByText('It is Friday evening'), 'Taiwan');
    await expect(panel.getByText('Taiwan', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    // The last stroke of a selection is a click, too.
    const body = article.getByText('It is Friday evening');
    const box = (await body.boundingBox())!;
    await page.mouse.move(box.x + 10, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 12, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
    await expect(panel).toHaveCount(0);
  });
}

test('The words of a text are one button for a keyboard, whose list gives the focus back', async ({
  visitor,
}) => {
  const t = TEXTS.en;
  const page = await visitor({ language: 'en', viewport: WIDE });
  await page.goto(`/en${UNIT}`);
  await waitForHydration(page);
  const opener = page.getByRole('article').first().getByRole('button');
  await expect(opener).toHaveCount(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t.lookUp.title });
  await panel.getByRole('button', { name: 'Market', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('市場')).toBeVisible();
  await expect(panel.getByRole('button', { name: t.lookUp.back })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Market', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('A lesson lists the words of its item, which sound from its clip, and a letter that is not loaded is said', async ({
  visitor,
  expectedErrors,
}) => {
  const t = TEXTS.zh;
  expectedErrors.push(/lexicon|ERR_FAILED/);
  const page = await visitor({ viewport: PHONE });
  await page.route('**/lexicon/**', (route) => route.abort());
  await page.goto(`${UNIT}/lesson`);
  for (let index = 0; index < 12; index++)
    await page.getByRole('button', { name: t.lesson.skip, exact: true }).click();
  await page.getByRole('button', { name: t.lookUp.words }).click();
  const panel = page.getByRole('dialog', { name: t.lookUp.title });
  await panel.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(panel.getByText(t.lookUp.failed)).toBeVisible();
  await expect(
    panel.getByRole('button', { name: fill(t.lookUp.hear, { word: 'Return' }) }),
  ).toBeVisible();
  await expect(panel.getByText(t.lookUp.silent)).toHaveCount(0);
  await page.unroute('**/lexicon/**');
  await panel.getByRole('button', { name: t.lookUp.again }).click();
  await expect(panel.getByText('歸還；退還').or(panel.getByText('歸還')).first()).toBeVisible();
});

test('A word of a transcript is looked up, and the rest of its line plays from there', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor({ viewport: WIDE });
  await page.goto(VOICE);
  const transcript = page.getByRole('region', { name: t.media.transcript.title });
  const line = transcript.locator('li[data-line="2"]');
  await expect(line).toBeVisible();
  const english = line.locator('[lang="en"]');
  const word = (await english.textContent())!.match(/[A-Za-z]+/)![0];
  await tap(page, english, word);
  await expect(page.getByRole('dialog', { name: t.lookUp.title })).toBeVisible();
  await expect(transcript.locator('[aria-current=true]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const chinese = (await line.locator('[lang="zh-TW"]').boundingBox())!;
  await page.mouse.click(chinese.x + 8, chinese.y + 8);
  await expect(line.locator('[aria-current=true]')).toBeVisible();
});
