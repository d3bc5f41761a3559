import { findNode } from './other-nodes.mjs';

/** Runs the unit tests of server code, and the services on PostgreSQL, on other lines of Node. Components are left
 *  out, because they run in jsdom and hardly depend on Node, and so is the embedded database, which is WebAssembly.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {string[]} versions of Node
 *  @param {{ withServices: boolean }} options */
export async function runOtherNodes(suites, versions, { withServices }) {
  for (const version of versions) {
    const node = findNode(version);
    if (!node) {
      suites.skip(`units and services on Node ${version}: it could not be fetched`);
      continue;
    }
    await suites.vitest(`units on Node ${version}`, ['--project', 'unit'], node);
    if (withServices) await runServices(suites, node);
  }
}

/** Runs the services on PostgreSQL.
 *  @param {import('./suites.mjs').Suites} suites
 *  @param {Partial<import('./other-nodes.mjs').Node>} node the present one if empty
 *  @param {string[]} words further arguments of vitest */
export async function runServices(suites, node, words = []) {
  const { version = process.versions.node, program, env } = node;
  await suites.vitest(
    `services on PostgreSQL, Node ${version}`,
    ['--project', 'service', ...words],
    {
      env: { ...env, TEST_DATABASE: 'postgres' },
      program,
    },
  );
}
