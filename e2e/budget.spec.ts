import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { splitPath } from '../src/i18n/paths';
import { HINT, listRootScripts } from '../src/launcher/compile-hints';
import { ROOT } from '../src/launcher/machine/root';
import { grownModules, type ModuleList } from '../tools/testing/budget/growth';
import list from '../tools/testing/budget/modules.json' with { type: 'json' };
import { PAGE_KINDS } from '../tools/testing/budget/page-kinds';
import { pageScripts } from '../tools/testing/budget/page-scripts';
import { CORE } from './core';
import { expect, test } from './fixtures';
import { waitForHydration } from './lay-out-whole';
import { Traffic } from './traffic';

const MODULES: Record<string, ModuleList> = list;
const NO_NAMES = 'build with SOURCE_MAPS=1 to see the modules that grew';

/** Kinds of page that represent the others in the core: they have all common parts. */
const IN_CORE: ReadonlySet<string> = new Set(['front page', 'plans', 'unit', 'lesson', 'log-in']);

/** Time without a request after which a page counts as loaded, ms. */
const QUIET_MS = 500;

/** Waits until an untouched page has also loaded the scripts that it loads when the browser is idle. */
async function settle(page: Page, traffic: Traffic): Promise<void> {
  await waitForHydration(page);
  await traffic.waitUntilIdle(QUIET_MS);
  await page.evaluate(async () => {
    const idle = () => new Promise((resume) => requestIdleCallback(resume));
    await idle();
    await idle();
  });
  await traffic.waitUntilIdle(QUIET_MS);
}

/** Hides the browser's record of touches: code that a test or its trace evaluates in a page counts as a touch, so
 *  that a page that starts slowly would at once load the scripts that wait for one. */
function hideActivation(): void {
  Object.defineProperty(navigator, 'userActivation', { value: undefined });
}

/** Paths of the scripts that the page itself has loaded. Scripts of workers are left out, because they delay
 *  no click. */
function listScripts(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .filter((entry) => /^(script|link)$/.test((entry as PerformanceResourceTiming).initiatorType))
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/_next\/.*\.js$/.test(path));
  return [...new Set(paths)];
}

for (const { name, path, limit } of PAGE_KINDS) {
  test(
    `The scripts that the page kind “${name}” loads without a touch stay within its limit`,
    IN_CORE.has(name) ? CORE : {},
    async ({ visitor }) => {
      const page = await visitor({ language: splitPath(path).language });
      await page.addInitScript(hideActivation);
      const traffic = new Traffic(page);
      await page.goto(path);
      await settle(page, traffic);
      const { total, modules } = pageScripts(await page.evaluate(listScripts));
      const grown = grownModules(MODULES[path] ?? {}, modules);
      const reasons = modules.size > 0 ? grown : [NO_NAMES];
      expect(total, `${total} of ${limit} bytes:\n${reasons.join('\n')}`).toBeLessThanOrEqual(
        limit,
      );
    },
  );
}

test('At least two of the scripts with which every page begins have the compile hint', () => {
  const scripts = listRootScripts(join(ROOT, '.next'));
  const hinted = scripts.filter((file) => readFileSync(file, 'utf8').startsWith(HINT));
  expect(hinted.length, scripts.join()).toBeGreaterThanOrEqual(2);
});
