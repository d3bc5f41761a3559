// npm start · npm run dev · npm run build: makes a fresh clone ready, then hands over to TypeScript.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  exitWithError,
  generateClient,
  install,
  nodeVersionError,
  ROOT,
} from './machine/install.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError) exitWithError(versionError);
install();
generateClient();

const child = spawn(
  process.execPath,
  [
    '--conditions=react-server', // required by `server-only` outside of Next
    `--import=${pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs'))}`,
    join(ROOT, 'src/launcher/serve.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
let signalled = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    signalled = true;
    child.kill(signal);
  });
}
// Without a code it ended by a signal, which is no failure when we passed one on before it could handle it.
child.on('exit', (code) => process.exit(code ?? (signalled ? 0 : 1)));
