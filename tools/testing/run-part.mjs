import { ROOT } from '../../src/launcher/machine/install.mjs';
import { build, NOT_CORE, runBrowser, runOtherEngines } from './browser.mjs';
import { EMBEDDED_TESTS, SAME_ON_ALL_DATABASES } from './embedded-tests.mjs';
import { listExtendedTests } from './extended-tests.mjs';
import { otherNodes } from './other-nodes.mjs';
import { findPostgres } from './programs.mjs';
import { runOtherNodes } from './run-other-nodes.mjs';
import { NOT_EXTENDED, ONLY_EXTENDED } from './suites.mjs';

const SERVICES = ['--project', 'service'];
const UNITS = ['--project', 'unit*', '--project', 'component*'];
const EMBEDDED = { TEST_DATABASE: 'embedded' };

/** The steps of a part without Playwright. "Tagged" are the tests with the tag `extended`.
 *  @typedef {keyof typeof STEPS} Step */
export const STEPS = {
  /** The files that the core has run on this database are left out, if the core has run. */
  'services on the embedded database': (suites, title) => {
    const left = findPostgres() ? [...EMBEDDED_TESTS, ...SAME_ON_ALL_DATABASES] : [];
    const words = [...SERVICES, NOT_EXTENDED, ...left.flatMap((file) => ['--exclude', file])];
    return suites.vitest(title, words, { env: EMBEDDED });
  },
  'tagged services': (suites, title) => {
    const env = findPostgres() ? { TEST_DATABASE: 'postgres' } : EMBEDDED;
    return suites.vitest(title, [...SERVICES, ONLY_EXTENDED, ...listExtendedTests(ROOT)], { env });
  },
  /** Without PostgreSQL the tagged services run on it anyway. */
  'tagged services on the embedded database': (suites, title) => {
    if (!findPostgres()) return;
    const files = listExtendedTests(ROOT).filter((file) => EMBEDDED_TESTS.includes(file));
    return suites.vitest(title, [...SERVICES, ONLY_EXTENDED, ...files], { env: EMBEDDED });
  },
  'tagged units': (suites, title) =>
    suites.vitest(title, [...UNITS, ONLY_EXTENDED, ...listExtendedTests(ROOT)]),
  /** A test that passes on the oldest line (the core's) and on the newest hardly ever fails on one between
   *  them; `npm run test:nodes` tries all. */
  'newest Node': (suites) =>
    runOtherNodes(suites, otherNodes(process.versions.node).slice(-1), { withServices: false }),
  'Firefox and WebKit': runOtherEngines,
};

/** A part of the extended suite: about an eighth of the time of the tests outside of the core.
 *  @typedef {object} Part
 *  @property {string} name
 *  @property {Step[]} [steps] its steps without Playwright
 *  @property {string[]} [browser] files in `e2e` whose extended tests it runs */

/** Runs a part of the extended suite.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {Part} part */
export async function runPart(suites, { name, steps = [], browser }) {
  const title = `extended: ${name}`;
  for (const step of steps) await STEPS[step](suites, `${title}, ${step}`);
  if (!browser) return;
  // Playwright finds files by a part of their path: `voice.spec.ts` would also be `console-voice.spec.ts`.
  const files = browser.map((file) => `e2e/${file}`);
  if (await build(suites)) await runBrowser(suites, title, [...NOT_CORE, ...files]);
  else suites.fail(`${title}: not run, there is no build`);
}
