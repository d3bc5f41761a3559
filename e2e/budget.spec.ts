import { fetchPage } from '../tools/testing/budget/fetch-page';
import { grownModules, type ModuleList } from '../tools/testing/budget/growth';
import list from '../tools/testing/budget/modules.json' with { type: 'json' };
import { PAGE_KINDS } from '../tools/testing/budget/page-kinds';
import { pageScripts } from '../tools/testing/budget/page-scripts';
import { expect, test } from './fixtures';

const MODULES: Record<string, ModuleList> = list;
const NO_NAMES = 'build with BROWSER_SOURCE_MAPS=1 to see the modules that grew';

for (const { name, path, limit } of PAGE_KINDS) {
  test(`The scripts before a touch stay within the limit of the page kind “${name}”`, async ({
    app,
  }) => {
    const { total, modules } = pageScripts(await fetchPage(app.url, path));
    const grown = grownModules(MODULES[path] ?? {}, modules);
    const reasons = modules.size > 0 ? grown : [NO_NAMES];
    expect(total, `${total} of ${limit} bytes:\n${reasons.join('\n')}`).toBeLessThanOrEqual(limit);
  });
}
