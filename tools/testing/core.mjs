import { ROOT } from '../../src/launcher/machine/install.mjs';
import { build, CORE, runBrowser, startFirst } from './browser.mjs';
import { EMBEDDED_TESTS } from './embedded-tests.mjs';
import { gallerySourcesChanged } from './gallery-sources.mjs';
import { findNewestNode } from './other-nodes.mjs';
import { findPostgres } from './programs.mjs';
import { BIOME, BOUNDARIES, ROUTE_TYPES, TYPES, UNUSED } from './programs-that-read.mjs';
import { runServices } from './run-other-nodes.mjs';
import { NOT_EXTENDED } from './suites.mjs';

/** Runs the tests of every `npm test`.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {{ withBrowser: boolean }} options */
export async function runCore(suites, { withBrowser }) {
  const [built] = await Promise.all([
    readAndBuild(suites, { withBrowser }),
    testWithoutBrowser(suites),
  ]);
  if (!withBrowser) suites.skip('browser tests: not asked for');
  else if (built) await testInBrowser(suites);
  else suites.fail('browser: not run, there is no build');
}

/** Static checks, the build and the first start: most of it uses one processor, so tests run meanwhile.
 *  @returns whether there is a build */
async function readAndBuild(suites, { withBrowser }) {
  const quiet = true;
  await suites.run('format and lint', [...BIOME, '.'], { quiet });
  await suites.run('route types', ROUTE_TYPES, { quiet });
  await suites.run('types', TYPES, { quiet });
  await suites.run('who may import whom', BOUNDARIES, { quiet });
  await suites.run('what nothing uses', UNUSED, { quiet });
  const built = await build(suites, { quiet });
  if (built && withBrowser) await startFirst(suites, { quiet });
  return built;
}

async function testWithoutBrowser(suites) {
  await testWithoutServer(suites);
  await testServices(suites);
}

async function testWithoutServer(suites) {
  const projects = ['--project', 'unit*', '--project', 'component*'];
  await suites.vitest('units and components', [...projects, NOT_EXTENDED]);
}

/** Services on PostgreSQL with the newest Node, and those about databases on the embedded one as well; without
 *  PostgreSQL all on the embedded one. */
async function testServices(suites) {
  const env = { TEST_DATABASE: 'embedded' };
  const services = ['--project', 'service', NOT_EXTENDED];
  if (!findPostgres()) {
    suites.skip('services on PostgreSQL: Debian’s package postgresql-15 is not there');
    await suites.vitest('services on the embedded database', services, { env });
    return;
  }
  const newest = findNewestNode();
  if (!newest) suites.skip('services on the newest Node: it could not be fetched');
  await runServices(suites, newest ?? {}, [NOT_EXTENDED]);
  const words = [...services, ...EMBEDDED_TESTS];
  await suites.vitest('services about databases, on the embedded one', words, { env });
}

async function testInBrowser(suites) {
  await runBrowser(suites, 'browser', CORE);
  if (gallerySourcesChanged(ROOT)) await runBrowser(suites, 'gallery', ['gallery.spec.ts']);
}
