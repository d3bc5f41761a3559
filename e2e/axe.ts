import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.0 to 2.2, levels A and AA. */
const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
/** Rules whose result depends on the colours: the only ones to check again in another theme. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Leaves the passed rules out of the report: a quarter of the time. */
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ['violations'] };

/** Page regions that are the same on several pages, or for several audiences. */
const PARTS = '[data-route] :is(header, nav, main, aside, footer)';

interface AuditOptions {
  /** Checks only the rules about colours. */
  colours?: boolean;
  /** Signatures of the parts checked before: these are skipped, and newly checked ones are added. */
  known?: Set<string>;
}

/** Lists the violations of accessibility rules, one line each. */
export async function listViolations(
  page: Page,
  { colours = false, known = new Set() }: AuditOptions = {},
): Promise<string[]> {
  await page.evaluate(endMotion);
  const parts = await page.evaluate(signatures, PARTS);
  const excluded = [...parts.keys()].filter((part) => known.has(parts[part] ?? ''));
  if (parts.length > 0 && excluded.length === parts.length) return [];
  for (const part of parts) known.add(part);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { ...(colours ? COLOUR_RULES : EVERY_RULE), ...VIOLATIONS_ONLY };
  const results = await page.evaluate(runAudit, { parts: PARTS, excluded, options });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(', ')}`);
}

/** An element that breaks a rule, and the other elements that the rule names, such as one that covers it. */
function describeNode({
  target,
  any,
  all,
  none,
}: AxeResults['violations'][number]['nodes'][number]) {
  const related = [...any, ...all, ...none].flatMap(({ relatedNodes = [] }) => relatedNodes);
  const beside = related.map((one) => one.target).join(', ');
  return beside ? `${target} (beside ${beside})` : `${target}`;
}

/** HTML of each part, without the ids of React's `useId`, which differ from page to page. */
function signatures(parts: string): string[] {
  return [...document.querySelectorAll(parts)].map((part) =>
    part.outerHTML.replace(/_[rR]_\w*_/g, ''),
  );
}

function runAudit(audit: { parts: string; excluded: number[]; options: RunOptions }) {
  const { axe } = window as unknown as {
    axe: { run: (context: object, options: object) => Promise<AxeResults> };
  };
  const parts = document.querySelectorAll(audit.parts);
  const exclude = audit.excluded.flatMap((part) => parts[part] ?? []);
  return axe.run(exclude.length > 0 ? { exclude } : document, audit.options);
}

/**
 *
 *  Ends running transitions and animations and prevents new ones, which hydration or a late response may
 *  start: contrast must not be measured on intermediate colours. They are ended, not awaited: an animation
 *  that began while its element was shown gets no frame once the `<details>` around it is closed, and its
 *  `finished` never resolves.
 */
function endMotion(): void {
  const noMotion = new CSSStyleSheet();
  noMotion.replaceSync(
    '*, *::before, *::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; }',
  );
  document.adoptedStyleSheets.push(noMotion);
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
