// npm run verify: checks what changed since the branch left main, and what depends on it.
// npm run verify -- HEAD: since that commit.
import { existsSync } from 'node:fs';
import { ROOT } from '../../src/launcher/machine/install.mjs';
import { changedFiles } from './changed-files.mjs';
import { nearbyServiceTests } from './nearby-service-tests.mjs';
import { BIOME, BOUNDARIES, ROUTE_TYPES, TYPES, UNUSED } from './programs-that-read.mjs';
import { runProgram } from './run-program.mjs';

/** Tests that read other files as text, so that their imports do not show what they depend on. */
const READERS = [
  'src/docs.test.ts',
  'src/specification-tests.test.ts',
  'src/tokens.test.ts',
  'src/test/shared-modules.test.ts',
  'tools/testing/parts.test.ts',
  'tools/testing/published-bugs.test.ts',
];

const VITEST = 'node_modules/vitest/vitest.mjs';
const TSX = 'node_modules/tsx/dist/cli.mjs';
const WITHOUT_DATABASE = ['unit', 'unit-unserved', 'component', 'component-mocked'].flatMap(
  (name) => ['--project', name],
);

const began = Date.now();
const changed = changedFiles(ROOT, process.argv.length > 2 ? process.argv.slice(2) : undefined);
const failed = [];

/** @param {string} name
 *  @param {string[]} args */
async function step(name, args) {
  const start = Date.now();
  const { status, printed } = await runProgram(args, { quiet: true });
  const seconds = Math.round((Date.now() - start) / 1000);
  if (status !== 0) {
    failed.push(name);
    console.log(`\n── ${name} ──\n${printed}`);
  }
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
}

async function types() {
  const routes = changed.some((file) => file.startsWith('src/app/'));
  if (routes || !existsSync('.next/types')) await step('route types', ROUTE_TYPES);
  await step('types', TYPES);
}

async function rules() {
  const lenient = ['--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  if (changed.length > 0) await step('format and lint', [...BIOME, ...lenient, ...changed]);
  await step('who may import whom', BOUNDARIES);
  await step('what nothing uses', UNUSED);
}

async function tests() {
  const code = changed.filter((file) => /^(src|prisma|tools)\/.*\.(tsx?|mjs|json)$/.test(file));
  const related = [VITEST, 'related', '--run', '--passWithNoTests', ...WITHOUT_DATABASE];
  await step('units and components', [...related, ...new Set([...code, ...READERS])]);
  const near = nearbyServiceTests(ROOT, changed);
  if (near.length > 0)
    await step('services nearby', [VITEST, 'run', '--project', 'service', ...near]);
}

/** Listens to the clips that changed. */
async function sound() {
  if (changed.some((file) => /^public\/media\/.*\.mp3$/.test(file)))
    await step('clips', [TSX, 'tools/content/media/main.ts', '--check', '--changed']);
}

process.chdir(ROOT);
console.log(`${changed.length} changed files`);
await Promise.all([types(), rules(), tests(), sound()]);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(failed.length === 0 ? `✓ all (${seconds} s)` : `✗ ${failed.join(', ')} (${seconds} s)`);
process.exit(failed.length === 0 ? 0 : 1);
