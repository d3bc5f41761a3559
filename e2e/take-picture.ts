import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator, Page, PageScreenshotOptions } from '@playwright/test';

/** Takes a picture for people to look at, with `PICTURES=1`: in a run of all tests nobody would look at them, and five
 *  hundred take minutes.
 *  @param name of the file below `test-results`, with its ending */
export async function takePicture(
  shown: Page | Locator,
  name: string,
  options: Pick<PageScreenshotOptions, 'fullPage' | 'type' | 'quality'> = {},
): Promise<void> {
  if (!process.env.PICTURES) return;
  const path = `test-results/${name}`;
  mkdirSync(dirname(path), { recursive: true });
  await shown.screenshot({ path, ...options });
}
