// npm test: the core, and the part of the extended suite that the commit's hash selects; it also works on a
// fresh clone. npm test -- --all: the core and the whole extended suite; --part=NAME: that part alone;
// --no-browser: the core without the browser. The last line counts all suites: "N passed, M failed".
import { parseArgs } from 'node:util';
import {
  exitWithError,
  generateClient,
  install,
  nodeVersionError,
  ROOT,
} from '../../src/launcher/machine/install.mjs';
import { headCommit } from './changed-files.mjs';
import { runCore } from './core.mjs';
import { PARTS, partOf } from './parts.mjs';
import { runPart } from './run-part.mjs';
import { Suites } from './suites.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError) exitWithError(versionError);
const { all, part, 'no-browser': noBrowser } = readOptions();

install();
generateClient();
const suites = new Suites();
if (!part) await runCore(suites, { withBrowser: !noBrowser });
for (const one of chosenParts()) {
  suites.announce(`Part ${one.name} of the extended suite, alone: npm test -- --part=${one.name}`);
  await runPart(suites, one);
}
process.exit(suites.finish());

function readOptions() {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const options = {
    all: flag,
    'no-browser': flag,
    part: /** @type {const} */ ({ type: 'string' }),
  };
  try {
    const { values } = parseArgs({ options });
    if (values.part === undefined || PARTS.some(({ name }) => name === values.part)) return values;
    return exitWithError(`--part is one of ${PARTS.map(({ name }) => name).join(', ')}.`);
  } catch (error) {
    return exitWithError(error.message);
  }
}

/** The parts of this run: all, the requested one, or the one that the commit's hash selects. */
function chosenParts() {
  if (all) return PARTS;
  if (part) return PARTS.filter(({ name }) => name === part);
  return noBrowser ? [] : [partOf(headCommit(ROOT) ?? '0')];
}
