/** Started by the launcher: serves the embedded database until the launcher stops it or ends. */
import { join } from 'node:path';
import { openingFailure } from './data-folder';
import { waitForDataFolder } from './data-lock';
import { startEmbedded } from './database/embedded';
import { publishDatabaseUrl } from './running-url';

const [dataDir = '', port] = process.argv.slice(2);
const undo: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

/** Stops everything in reverse order and ends the process. */
function end(code: number): Promise<void> {
  ending ??= (async () => {
    for (const step of undo.reverse()) await step();
    process.exit(code);
  })();
  return ending;
}

for (const name of ['SIGTERM', 'disconnect'] as const) process.on(name, () => end(0));

try {
  undo.push(await waitForDataFolder(dataDir));
  const folder = join(dataDir, 'pg');
  const database = await startEmbedded({ folder, port: Number(port) }).catch((error) => {
    throw openingFailure(folder, error);
  });
  undo.push(database.stop);
  undo.push(publishDatabaseUrl(dataDir, database.url));
  process.send?.('open');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
