// npm test: everything, on a fresh clone too. The last line counts all suites: "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateClient, install, nodeRefusal, ROOT, refuse } from './install.mjs';
import { findChromium, findPostgres } from './testing/programs.mjs';
import { countPlaywright, countVitest, withExitCode } from './testing/tally.mjs';

const refusal = nodeRefusal(process.versions.node);
if (refusal) refuse(refusal);
install();
generateClient();

const reports = mkdtempSync(join(tmpdir(), 'shuoyi-reports-'));
const results = [];

/** Runs one suite to its end, whatever comes of it, and writes down what it counted. */
function suite(name, args, { env = {}, count } = {}) {
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const counted = count ? count() : { passed: status === 0 ? 1 : 0, failed: 0 };
  const seconds = Math.round((Date.now() - began) / 1000);
  results.push({ name, seconds, ...withExitCode(counted, status) });
  return status === 0;
}

function vitest(name, project, env = {}) {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...output];
  suite(name, args, { env, count: () => countVitest(file) });
}

suite('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
suite('route types', ['node_modules/next/dist/bin/next', 'typegen']);
suite('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
suite('who may import whom', [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'src', 'prisma'],
]);
vitest('units', 'unit');
vitest('services on the embedded database', 'service', { TEST_DATABASE: 'embedded' });
const skipped = [];
if (findPostgres()) {
  vitest('services on PostgreSQL 15', 'service', { TEST_DATABASE: 'postgres' });
} else {
  skipped.push('services on PostgreSQL 15: Debian’s package postgresql-15 is not there');
}
vitest('components', 'component');

const built = suite('build', ['src/cli/start.mjs', '--build']);
const chromium = findChromium();
if (chromium === null) {
  skipped.push('browser tests: no Chromium could be found or installed');
  results.push({ name: 'browser', seconds: 0, passed: 0, failed: 1 });
} else if (built) {
  const file = join(reports, 'browser.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e'];
  args.push('--project=journeys', '--reporter=list,json');
  suite('browser', args, {
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
