import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** All of WCAG 2.0 to 2.2, A and AA. */
const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
/** What the same page may break in other colours only. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Nothing is written about what keeps the rules: a quarter of the time. */
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ['violations'] };

/** The parts that pages share, or show again to the next person. */
const PARTS = '[data-route] :is(header, nav, main, aside, footer)';

interface AuditOptions {
  /** Only what colours can break. */
  colours?: boolean;
  /** Parts that stand in it are left out, and those that are read are written into it. */
  known?: Set<string>;
}

/** What the accessibility rules complain about, one line each. */
export async function listViolations(
  page: Page,
  { colours = false, known = new Set() }: AuditOptions = {},
): Promise<string[]> {
  await page.evaluate(waitUntilSettled);
  const parts = await page.evaluate(signatures, PARTS);
  const without = [...parts.keys()].filter((part) => known.has(parts[part] ?? ''));
  if (parts.length > 0 && without.length === parts.length) return [];
  for (const part of parts) known.add(part);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { ...(colours ? COLOUR_RULES : EVERY_RULE), ...VIOLATIONS_ONLY };
  const results = await page.evaluate(runAudit, { parts: PARTS, without, options });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`,
  );
}

/** What each part is made of; names that React gives differ from page to page. */
function signatures(parts: string): string[] {
  return [...document.querySelectorAll(parts)].map((part) =>
    part.outerHTML.replace(/_[rR]_\w*_/g, ''),
  );
}

function runAudit(reading: { parts: string; without: number[]; options: RunOptions }) {
  const { axe } = window as unknown as {
    axe: { run: (what: object, options: object) => Promise<AxeResults> };
  };
  const parts = document.querySelectorAll(reading.parts);
  const exclude = reading.without.flatMap((part) => parts[part] ?? []);
  return axe.run(exclude.length > 0 ? { exclude } : document, reading.options);
}

/**
 * Ends with the last fade that is under way, and lets no other begin: colours on their way
 * somewhere are no page's colours, and a page that comes alive while it is read begins some.
 */
async function waitUntilSettled(): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
