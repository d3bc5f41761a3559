// npm run test:nodes: units and services on the newer lines of Node. The last line counts: "N passed, M failed".
import { generateClient, install } from '../../src/launcher/machine/install.mjs';
import { otherNodes } from './other-nodes.mjs';
import { findPostgres } from './programs.mjs';
import { runOtherNodes } from './run-other-nodes.mjs';
import { Suites } from './suites.mjs';

install();
generateClient();
const suites = new Suites();
await runOtherNodes(suites, findPostgres(), otherNodes(process.versions.node));
process.exit(suites.finish());
