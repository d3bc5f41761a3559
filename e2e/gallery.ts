import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { Language } from '~/lib/language';
import { localisedPath } from './fixtures';
import {
  type Box,
  decodePng,
  downscale,
  encodePicture,
  measureDifference,
  type Raster,
} from './pictures';

/** Highest mean difference of a tile (of 255) at which two pictures count as the same. Measured: 0.1 for other
 *  hinting and 1.3 for everything moved by one pixel; 4.5 for missing icons, 7 for everything moved by 4 px, 8
 *  for missing borders, 11 for another blue or weight, 14 for missing focus rings. */
export const MAX_DIFFERENCE = 3;

/** Opens the gallery for screenshots: without animations and page header, and with the fonts loaded. */
export async function openGallery(page: Page, language: Language = 'en'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(localisedPath(language, '/gallery'));
  await page.locator('[data-shown-states="ready"]').waitFor({ state: 'attached' });
  await page.addStyleTag({
    content: `[data-route] > :not(main), header:not(main *) { display: none !important }
      *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
      [lang^="zh"] { -webkit-text-fill-color: transparent; text-decoration: line-through 0.5em }`,
  });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Finds the boxes of the gallery's parts on the page, by part name. */
function locateStories(page: Page): Promise<Record<string, Box>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-part]')].flatMap((story) => {
        const shown = story.lastElementChild?.getBoundingClientRect();
        if (!shown?.height) return [];
        const { left, top, width, height } = shown;
        return [[story.dataset.part ?? '', { left, top: top + window.scrollY, width, height }]];
      }),
    ),
  );
}

/** Maximum height in px: taller screenshots of Chromium repeat their content. */
const MAX_SCREENSHOT_HEIGHT = 8000;

/** Takes a downscaled picture of every visible part, by part name. */
export async function captureStories(page: Page): Promise<Record<string, Raster>> {
  const boxes = Object.entries(await locateStories(page));
  const taken: Record<string, Raster> = {};
  while (boxes.length > 0) {
    const from = Math.floor(boxes[0]![1].top);
    const group = boxes.filter(
      ([, { top, height }]) => top + height - from < MAX_SCREENSHOT_HEIGHT,
    );
    boxes.splice(0, group.length);
    const [, last] = group.at(-1)!;
    const clip = { x: 0, y: from, width: 0, height: Math.ceil(last.top + last.height) - from };
    clip.width = page.viewportSize()!.width;
    const shot = await decodePng(await page.screenshot({ fullPage: true, clip }));
    for (const [name, box] of group)
      taken[name] = await downscale(shot, { ...box, top: box.top - from });
  }
  return taken;
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const setTheme = (page: Page, colorScheme: Theme) =>
  page.emulateMedia({ reducedMotion: 'reduce', colorScheme });

/** Selectors of the layers that open, by the part that opens them. */
const LAYERS = {
  menu: '[role="menu"]',
  popover: '[role="dialog"]',
  'dialog-short': '[role="dialog"]',
  'dialog-long': '[role="dialog"]',
  'toast-warning': '[data-sonner-toast]',
};

/** Takes a downscaled picture of every open layer, in each theme. */
export async function captureOpenLayers(
  page: Page,
): Promise<Record<Theme, Record<string, Raster>>> {
  const taken: Record<Theme, Record<string, Raster>> = { light: {}, dark: {} };
  for (const [name, selector] of Object.entries(LAYERS)) {
    await page.locator(`[data-opens="${name}"]`).click();
    const layer = page.locator(selector);
    await expect(layer).toBeVisible();
    // A toast does not close while the pointer is over it.
    if (name.startsWith('toast')) await layer.hover();
    for (const theme of THEMES) {
      await setTheme(page, theme);
      const { width, height } = (await layer.boundingBox()) ?? { width: 0, height: 0 };
      const box = { left: 0, top: 0, width: Math.floor(width), height: Math.floor(height) };
      taken[theme][`${name}-open`] = await downscale(
        await decodePng(await layer.screenshot()),
        box,
      );
    }
    if (name.startsWith('toast')) continue;
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
  }
  return taken;
}

/** Compares pictures with the accepted ones, or replaces these when snapshots are updated. Of a mismatch, both
 *  pictures and their difference are written into the test's results.
 *  @param set names the size and theme
 *  @returns one line for each mismatch */
export async function comparePictures(
  set: string,
  taken: Record<string, Raster>,
  info: TestInfo,
): Promise<string[]> {
  const folder = `e2e/gallery/${set}`;
  const accept = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (accept) rmSync(folder, { recursive: true, force: true });
  const mismatches: string[] = [];
  for (const [name, actual] of Object.entries(taken)) {
    const file = `${folder}/${name}.webp`;
    if (accept) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await encodePicture(actual, 'webp'));
      continue;
    }
    const expected = await read(file);
    const mismatch = expected ? describeDifference(expected, actual) : 'has no accepted picture';
    if (!mismatch) continue;
    mismatches.push(`${set}/${name} ${mismatch}`);
    const writeResult = async (kind: string, picture: Raster) =>
      writeFileSync(
        info.outputPath(`${set}-${name}-${kind}.png`),
        await encodePicture(picture, 'png'),
      );
    await writeResult('actual', actual);
    if (!expected) continue;
    await writeResult('expected', expected);
    await writeResult('difference', measureDifference(expected, actual).picture);
  }
  return mismatches;
}

function describeDifference(expected: Raster, actual: Raster): string | undefined {
  const [wider, taller] = [actual.width - expected.width, actual.height - expected.height];
  if (Math.max(Math.abs(wider), Math.abs(taller)) > 1)
    return `is larger by ${wider * 4} × ${taller * 4} px`;
  const { worst, at } = measureDifference(expected, actual);
  return worst > MAX_DIFFERENCE ? `differs by ${worst.toFixed(2)} at ${at.x}, ${at.y}` : undefined;
}

async function read(file: string): Promise<Raster | undefined> {
  try {
    return await decodePng(readFileSync(file));
  } catch {
    return undefined;
  }
}
