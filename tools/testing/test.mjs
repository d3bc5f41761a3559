// npm test: everything, on a fresh clone too; with --no-browser all but the browser tests. The last line counts all suites: "N passed, M failed".
import { join } from 'node:path';
import {
  exitWithError,
  generateClient,
  install,
  nodeVersionError,
} from '../../src/launcher/machine/install.mjs';
import { otherNodes } from './other-nodes.mjs';
import { findChromium, findPostgres } from './programs.mjs';
import { BIOME, BOUNDARIES, ROUTE_TYPES, TYPES, UNUSED } from './programs-that-read.mjs';
import { runOtherNodes } from './run-other-nodes.mjs';
import { Suites } from './suites.mjs';
import { countPlaywright } from './tally.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError) exitWithError(versionError);
install();
generateClient();

const suites = new Suites();

async function withoutServer() {
  await suites.vitest('units', 'unit*');
  await suites.vitest('components', 'component*');
}

/** Static checks: each uses one processor, so tests run meanwhile. */
async function reading() {
  const quiet = true;
  await suites.run('format and lint', [...BIOME, '.'], { quiet });
  await suites.run('route types', ROUTE_TYPES, { quiet });
  await suites.run('types', TYPES, { quiet });
  await suites.run('who may import whom', BOUNDARIES, { quiet });
  await suites.run('what nothing uses', UNUSED, { quiet });
}

await Promise.all([reading(), withoutServer()]);
await suites.vitest('services on the embedded database', 'service', {
  env: { TEST_DATABASE: 'embedded' },
});
const hasPostgres = findPostgres();
// The newest alone: those between are for `npm run test:nodes` and the workflow.
const newest = otherNodes(process.versions.node).slice(-1);
const newerRanServices = await runOtherNodes(suites, hasPostgres, newest);
if (!hasPostgres) {
  suites.skip('services on PostgreSQL 15: Debian’s package postgresql-15 is not there');
} else if (!newerRanServices) {
  // No newer Node could be had, which would have tried the services on PostgreSQL.
  await suites.vitest('services on PostgreSQL 15', 'service', {
    env: { TEST_DATABASE: 'postgres' },
  });
}

// With maps, so that the test of the pages' bytes can name the module that grew.
const built = await suites.run('build', ['src/launcher/start.mjs', '--build'], {
  env: { BROWSER_SOURCE_MAPS: '1' },
});
const withBrowser = !process.argv.includes('--no-browser');
const chromium = withBrowser ? findChromium() : null;
if (!withBrowser) {
  suites.skip('browser tests: not asked for');
} else if (chromium === null) {
  suites.skip('browser tests: no Chromium could be found or installed');
  suites.fail('browser');
} else if (built) {
  const file = join(suites.reports, 'browser.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e'];
  args.push('--reporter=list,json');
  await suites.run('browser', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium },
    count: () => countPlaywright(file),
  });
} else {
  suites.fail('browser: not run, there is no build');
}
process.exit(suites.finish());
