import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What the accessibility rules (WCAG 2.0 to 2.2, A and AA) complain about, one line each. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  await page.evaluate(settled);
  const results = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: tags,
      }),
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`,
  );
}

/**
 * Ends with the last fade that is under way, and lets no other begin: colours on their way
 * somewhere are no page's colours, and a page that comes alive while it is read begins some.
 */
async function settled(): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
