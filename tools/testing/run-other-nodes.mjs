import { delimiter } from 'node:path';
import { findNode } from './other-nodes.mjs';

/** Runs the units of what a server runs, and the services on PostgreSQL, on other lines of Node. The components
 *  are left out: they run in jsdom and touch Node hardly anywhere; so is the embedded database, which is WebAssembly.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {boolean} withPostgres whether PostgreSQL is there
 *  @param {string[]} versions of Node
 *  @returns whether the services have run on PostgreSQL */
export async function runOtherNodes(suites, withPostgres, versions) {
  let servicesRan = false;
  for (const version of versions) {
    const node = findNode(version);
    if (!node) {
      suites.skip(`units and services on Node ${version}: it could not be fetched`);
      continue;
    }
    // What the tests start by the name `node` is of the same version.
    const env = { PATH: node.bin + delimiter + process.env.PATH };
    await suites.vitest(`units on Node ${version}`, 'unit', { env, node: node.program });
    const name = `services on Node ${version}`;
    const database = { ...env, TEST_DATABASE: 'postgres' };
    if (!withPostgres) {
      suites.skip(`${name}: Debian’s package postgresql-15 is not there`);
      continue;
    }
    await suites.vitest(name, 'service', { env: database, node: node.program });
    servicesRan = true;
  }
  return servicesRan;
}
