// npm start · npm run dev · npm run build: makes a fresh clone ready, then starts the processes of the product.
// It runs as long as they do, so it is plain JavaScript and loads Node's own modules only.
import { exitWithError, generateClient, install, nodeVersionError } from './machine/install.mjs';
import { serve } from './serve.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError) exitWithError(versionError);

const modes = new Map([
  ['--build', 'build'],
  ['--dev', 'dev'],
]);
const mode = modes.get(process.argv[2]) ?? 'start';
install({ isForServing: mode === 'start' });
generateClient();
await serve(mode);
