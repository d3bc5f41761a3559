// npm test: everything, on a fresh clone too; with --no-browser all but the browser tests. The last line counts all suites: "N passed, M failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  exitWithError,
  generateClient,
  install,
  nodeVersionError,
} from '../../src/launcher/machine/install.mjs';
import { findChromium, findPostgres } from './programs.mjs';
import { BIOME, BOUNDARIES, ROUTE_TYPES, TYPES, UNUSED } from './programs-that-read.mjs';
import { runProgram } from './run-program.mjs';
import { countPlaywright, countVitest, withExitCode } from './tally.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError) exitWithError(versionError);
install();
generateClient();

const reports = mkdtempSync(join(tmpdir(), 'shuoyi-reports-'));
const results = [];

/** Runs one suite to its end, even if it fails, and adds its counts.
 *  @param quiet prints its output at its end, because another suite prints meanwhile */
async function suite(name, args, { env = {}, count, quiet = false } = {}) {
  const title = `\n── ${name} ──\n`;
  if (!quiet) process.stdout.write(title);
  const began = Date.now();
  const { status, printed } = await runProgram(args, { env, quiet });
  if (quiet) process.stdout.write(title + printed);
  const counted = count ? count() : { passed: status === 0 ? 1 : 0, failed: 0 };
  const seconds = Math.round((Date.now() - began) / 1000);
  results.push({ name, seconds, ...withExitCode(counted, status) });
  return status === 0;
}

async function vitest(name, project, env = {}) {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...output];
  await suite(name, args, { env, count: () => countVitest(file) });
}

async function withoutServer() {
  await vitest('units', 'unit');
  await vitest('components', 'component*');
}

/** Static checks: each uses one processor, so tests run meanwhile. */
async function reading() {
  const quiet = true;
  await suite('format and lint', [...BIOME, '.'], { quiet });
  await suite('route types', ROUTE_TYPES, { quiet });
  await suite('types', TYPES, { quiet });
  await suite('who may import whom', BOUNDARIES, { quiet });
  await suite('what nothing uses', UNUSED, { quiet });
}

await Promise.all([reading(), withoutServer()]);
await vitest('services on the embedded database', 'service', { TEST_DATABASE: 'embedded' });
const skipped = [];
if (findPostgres()) {
  await vitest('services on PostgreSQL 15', 'service', { TEST_DATABASE: 'postgres' });
} else {
  skipped.push('services on PostgreSQL 15: Debian’s package postgresql-15 is not there');
}

// With maps, so that the test of the pages' bytes can name the module that grew.
const built = await suite('build', ['src/launcher/start.mjs', '--build'], {
  env: { BROWSER_SOURCE_MAPS: '1' },
});
const withBrowser = !process.argv.includes('--no-browser');
const chromium = withBrowser ? findChromium() : null;
if (!withBrowser) {
  skipped.push('browser tests: not asked for');
} else if (chromium === null) {
  skipped.push('browser tests: no Chromium could be found or installed');
  results.push({ name: 'browser', seconds: 0, passed: 0, failed: 1 });
} else if (built) {
  const file = join(reports, 'browser.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e'];
  args.push('--reporter=list,json');
  await suite('browser', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium },
    count: () => countPlaywright(file),
  });
} else {
  results.push({ name: 'browser: not run, there is no build', seconds: 0, passed: 0, failed: 1 });
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, seconds, passed, failed } of results) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
for (const reason of skipped) console.log(`– SKIPPED ${reason}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
