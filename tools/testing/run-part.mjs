import { ROOT } from '../../src/launcher/machine/install.mjs';
import { build, NOT_CORE, runBrowser } from './browser.mjs';
import { EMBEDDED_TESTS } from './embedded-tests.mjs';
import { listExtendedTests } from './extended-tests.mjs';
import { otherNodes } from './other-nodes.mjs';
import { findPostgres } from './programs.mjs';
import { runOtherNodes } from './run-other-nodes.mjs';
import { NOT_EXTENDED, ONLY_EXTENDED } from './suites.mjs';

const ON_EMBEDDED = { env: { TEST_DATABASE: 'embedded' } };

/** Runs a part of the extended suite.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {import('./parts.mjs').Part} part */
export async function runPart(suites, part) {
  const { name, embedded, tagged, otherNodes: onOtherNodes, browser } = part;
  const title = `extended: ${name}`;
  if (embedded)
    await suites.vitest(
      title,
      ['--project', 'service', NOT_EXTENDED, `--shard=${embedded}`],
      ON_EMBEDDED,
    );
  if (tagged) await runTagged(suites, title);
  if (onOtherNodes)
    await runOtherNodes(suites, otherNodes(process.versions.node), { withServices: false });
  if (!browser) return;
  if (await build(suites)) await runBrowser(suites, title, [...NOT_CORE, ...browser]);
  else suites.fail(`${title}: not run, there is no build`);
}

/** The tests with the tag: on PostgreSQL, and those about databases on the embedded one as well. */
async function runTagged(suites, title) {
  const files = listExtendedTests(ROOT);
  const database = findPostgres() ? 'postgres' : 'embedded';
  const env = { TEST_DATABASE: database };
  await suites.vitest(`${title}, tagged`, [ONLY_EXTENDED, ...files], { env });
  if (database === 'embedded') return;
  const both = files.filter((file) => EMBEDDED_TESTS.includes(file));
  await suites.vitest(
    `${title}, tagged, on the embedded database`,
    [ONLY_EXTENDED, ...both],
    ON_EMBEDDED,
  );
}
