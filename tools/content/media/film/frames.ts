import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/** Renders HTML to images of 1280 × 720. */
export interface Drawing {
  png(body: string): Promise<Buffer>;
  close(): Promise<void>;
}

const SYSTEM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** Opens the browser that the tests use.
 *  @throws Error when it is missing */
export async function openDrawing(style: string): Promise<Drawing> {
  const browser = await chromium
    .launch({
      ...(existsSync(SYSTEM) && { executablePath: SYSTEM }),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    })
    .catch((error: Error) => {
      throw new Error(`Films need Chromium to draw their slides: ${error.message.split('\n')[0]}`);
    });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent(`<html lang="en"><head><style>${style}</style></head><body></body></html>`);
  return {
    png: (body) => draw(page, body),
    close: () => browser.close(),
  };
}

async function draw(page: Page, body: string): Promise<Buffer> {
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    await document.fonts.ready;
  }, body);
  return page.screenshot({ type: 'png' });
}
