// npm run test:nodes: units and services on the newer lines of Node. The last line counts: "N passed, M failed".
import { generateClient, install } from '../../src/launcher/machine/install.mjs';
import { otherNodes } from './other-nodes.mjs';
import { findPostgres } from './programs.mjs';
import { runOtherNodes } from './run-other-nodes.mjs';
import { Suites } from './suites.mjs';

install();
generateClient();
const suites = new Suites();
const withServices = findPostgres();
if (!withServices) suites.skip('services: Debian’s package postgresql-15 is not there');
await runOtherNodes(suites, otherNodes(process.versions.node), { withServices });
process.exit(suites.finish());
