import { ROOT } from '../../src/launcher/machine/install.mjs';
import { build, NOT_CORE, runBrowser } from './browser.mjs';
import { listExtendedTests } from './extended-tests.mjs';
import { otherNodes } from './other-nodes.mjs';
import { findPostgres } from './programs.mjs';
import { runOtherNodes } from './run-other-nodes.mjs';
import { ONLY_EXTENDED } from './suites.mjs';

/** Runs a part of the extended suite.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {import('./parts.mjs').Part} part */
export async function runPart(suites, part) {
  const { name, embedded, tagged, otherNodes: onOtherNodes, browser } = part;
  const title = `extended: ${name}`;
  if (embedded)
    await suites.vitest(title, ['--project', 'service', `--shard=${embedded}`], {
      env: { TEST_DATABASE: 'embedded' },
    });
  if (tagged)
    await suites.vitest(`${title}, tagged`, [ONLY_EXTENDED, ...listExtendedTests(ROOT)], {
      env: { TEST_DATABASE: findPostgres() ? 'postgres' : 'embedded' },
    });
  if (onOtherNodes)
    await runOtherNodes(suites, otherNodes(process.versions.node), { withServices: false });
  if (!browser) return;
  if (await build(suites)) await runBrowser(suites, title, [...NOT_CORE, ...browser]);
  else suites.fail(`${title}: not run, there is no build`);
}
