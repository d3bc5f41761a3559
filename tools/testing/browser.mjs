import { join } from 'node:path';
import { ENGINE_PACKAGES, findChromium, hasOtherEngines } from './programs.mjs';
import { countEngines, countPlaywright } from './tally.mjs';

/** Arguments of Playwright for the tests of the core (`e2e/core.ts`), or for those of the extended suite. */
export const CORE = ['--grep', '@core'];
export const NOT_CORE = ['--grep-invert', '@core'];

/** Builds the product. An existing build of the same sources is reused.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {{ quiet?: boolean }} options quiet: prints its output at its end, because tests print meanwhile
 *  @returns whether there is a build */
export const build = (suites, { quiet } = {}) =>
  suites.run('build', ['src/launcher/start.mjs', '--build'], { quiet });

const filledFolder = (suites) => join(suites.reports, 'data');

/** Starts the product once on an empty data folder: the browser tests' servers start with a copy of it.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {{ quiet?: boolean }} options quiet: prints its output at its end, because tests print meanwhile */
export const startFirst = (suites, { quiet } = {}) =>
  suites.run('first start', ['--import=tsx', 'e2e/fill-folder.ts'], {
    env: { E2E_FILLED_FOLDER: filledFolder(suites) },
    quiet,
  });

/** Runs browser tests against the build.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {string} name of the suite
 *  @param {string[]} args further words for Playwright: files, `--grep` */
export async function runBrowser(suites, name, args) {
  const chromium = findChromium();
  if (chromium === null) {
    suites.skip(`${name}: no Chromium could be found or installed`);
    suites.fail(name);
    return;
  }
  const slug = name.replace(/\W+/g, '-');
  const file = join(suites.reports, `${slug}.json`);
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', ...args];
  // A folder of its own: Playwright empties it at its start.
  words.push('--output', `test-results/${slug}`);
  await suites.run(name, [...words, '--reporter=list,json'], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      CHROMIUM_PATH: chromium,
      E2E_FILLED_FOLDER: filledFolder(suites),
    },
    count: () => countPlaywright(file),
  });
}

/** Node 20 has WebSockets behind a flag, which later versions still accept. */
const ENGINES_PROGRAM = ['--experimental-websocket', '--import=tsx', 'e2e/engines/main.ts'];

/** Tries the build in Firefox and WebKit, where Debian's packages with them are.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {string} name of the suite */
export async function runOtherEngines(suites, name) {
  if (!hasOtherEngines()) {
    suites.skip(`${name}: needs Debian's packages ${ENGINE_PACKAGES}`);
    return;
  }
  if (!(await build(suites))) {
    suites.fail(`${name}: not run, there is no build`);
    return;
  }
  const file = join(suites.reports, 'engines.json');
  await suites.run(name, ENGINES_PROGRAM, {
    env: { ENGINES_REPORT: file, E2E_FILLED_FOLDER: filledFolder(suites) },
    count: () => countEngines(file),
  });
}
