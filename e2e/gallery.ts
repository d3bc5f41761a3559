import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { inLanguage, type Language } from './fixtures';
import { asFile, type Box, decoded, difference, type Small, small } from './pictures';

/** A tile's mean difference (of 255) from which on a picture is another one. Measured: 0.1 for another
 *  hinting and 1.3 for everything moved by one pixel; 4.5 for missing icons, 7 for everything moved by 4 px,
 *  8 for missing borders, 11 for another blue or weight, 14 for missing focus rings. */
export const TOLERANCE = 3;

/** Opens the gallery as it is photographed: nothing moves, the faces are there, the page's head is away. */
export async function openGallery(page: Page, language: Language = 'en'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(inLanguage(language, '/gallery'));
  await page.locator('[data-shown-states="ready"]').waitFor({ state: 'attached' });
  await page.addStyleTag({
    content: `[data-route] > :not(main), header:not(main *) { display: none !important }
      *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
      [lang^="zh"] { -webkit-text-fill-color: transparent; text-decoration: line-through 0.5em }`,
  });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Where the specimens of each drawer are on the page, by its name. */
export function drawers(page: Page): Promise<Record<string, Box>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap((drawer) => {
        const shown = drawer.lastElementChild?.getBoundingClientRect();
        if (!shown?.height) return [];
        const { left, top, width, height } = shown;
        return [[drawer.dataset.part ?? '', { left, top: top + window.scrollY, width, height }]];
      }),
    ),
  );
}

/** Taller than this, a screenshot of Chromium repeats itself. */
const TALLEST = 8000;

/** A small picture of every drawer that is shown. */
export async function photograph(page: Page): Promise<Record<string, Small>> {
  const boxes = Object.entries(await drawers(page));
  const taken: Record<string, Small> = {};
  while (boxes.length > 0) {
    const from = Math.floor(boxes[0]![1].top);
    const group = boxes.filter(([, { top, height }]) => top + height - from < TALLEST);
    boxes.splice(0, group.length);
    const [, last] = group.at(-1)!;
    const clip = { x: 0, y: from, width: 0, height: Math.ceil(last.top + last.height) - from };
    clip.width = page.viewportSize()!.width;
    const shot = await decoded(await page.screenshot({ fullPage: true, clip }));
    for (const [name, box] of group)
      taken[name] = await small(shot, { ...box, top: box.top - from });
  }
  return taken;
}

export const PAPERS = ['light', 'dark'] as const;
export type Paper = (typeof PAPERS)[number];

export const onPaper = (page: Page, colorScheme: Paper) =>
  page.emulateMedia({ reducedMotion: 'reduce', colorScheme });

/** What opens, by the part that opens it, and how it is found. */
const LAYERS = {
  menu: '[role="menu"]',
  popover: '[role="dialog"]',
  'dialog-short': '[role="dialog"]',
  'dialog-long': '[role="dialog"]',
  'toast-warning': '[data-sonner-toast]',
};

/** A small picture of everything that opens, on each paper. */
export async function photographOpen(page: Page): Promise<Record<Paper, Record<string, Small>>> {
  const taken: Record<Paper, Record<string, Small>> = { light: {}, dark: {} };
  for (const [name, selector] of Object.entries(LAYERS)) {
    await page.locator(`[data-opens="${name}"]`).click();
    const layer = page.locator(selector);
    await expect(layer).toBeVisible();
    // A toast waits as long as the pointer is on it.
    if (name.startsWith('toast')) await layer.hover();
    for (const paper of PAPERS) {
      await onPaper(page, paper);
      const { width, height } = (await layer.boundingBox()) ?? { width: 0, height: 0 };
      const box = { left: 0, top: 0, width: Math.floor(width), height: Math.floor(height) };
      taken[paper][`${name}-open`] = await small(await decoded(await layer.screenshot()), box);
    }
    if (name.startsWith('toast')) continue;
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  }
  return taken;
}

/** What is wrong with pictures, by the ones that were accepted; with `accept`, makes them the accepted
 *  ones. Both, and where they differ, are left in the test's results.
 *  @param set names the size and paper */
export async function compare(
  set: string,
  taken: Record<string, Small>,
  info: TestInfo,
): Promise<string[]> {
  const folder = `e2e/gallery/${set}`;
  const accept = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (accept) rmSync(folder, { recursive: true, force: true });
  const wrong: string[] = [];
  for (const [name, actual] of Object.entries(taken)) {
    const file = `${folder}/${name}.webp`;
    if (accept) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await asFile(actual, 'webp'));
      continue;
    }
    const expected = await read(file);
    const what = expected ? unlike(expected, actual) : 'has no accepted picture';
    if (!what) continue;
    wrong.push(`${set}/${name} ${what}`);
    const keep = async (kind: string, picture: Small) =>
      writeFileSync(info.outputPath(`${set}-${name}-${kind}.png`), await asFile(picture, 'png'));
    await keep('actual', actual);
    if (!expected) continue;
    await keep('expected', expected);
    await keep('difference', difference(expected, actual).picture);
  }
  return wrong;
}

function unlike(expected: Small, actual: Small): string | undefined {
  const [wider, taller] = [actual.width - expected.width, actual.height - expected.height];
  if (Math.max(Math.abs(wider), Math.abs(taller)) > 1)
    return `is larger by ${wider * 4} × ${taller * 4} px`;
  const { worst, at } = difference(expected, actual);
  return worst > TOLERANCE ? `differs by ${worst.toFixed(2)} at ${at.x}, ${at.y}` : undefined;
}

async function read(file: string): Promise<Small | undefined> {
  try {
    return await decoded(readFileSync(file));
  } catch {
    return undefined;
  }
}
