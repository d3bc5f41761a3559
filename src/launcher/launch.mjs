import { randomUUID } from 'node:crypto';
import { startHelper } from './helper-process.mjs';
import { openPort } from './machine/open-port.mjs';
import { startWebServer } from './web-server.mjs';

/** Starts the whole product: database, migrations, content, build, web server. Steps that need the product's
 *  own code run in helper processes, which end when their work is done.
 *  @param {'start' | 'dev' | 'build'} mode
 *  @param {(() => unknown)[]} undo collects the clean-up of each step, also when a later one fails; call its
 *    entries in reverse order
 *  @returns {Promise<{ message: string, failed: Promise<string> }>} a message for the person who started it,
 *    and a promise that resolves with a sentence when a required process ends by itself */
export async function launch(mode, undo) {
  const preparation = startHelper('prepare.ts', [mode]);
  undo.push(preparation.stop);
  const failures = [];
  const settings = await preparation.receive();
  if (settings?.database) {
    const { dataDir, port } = settings.database;
    const database = startHelper('serve-database.ts', [dataDir, String(port)]);
    undo.push(database.stop);
    await database.receive();
    failures.push(
      database.ended.then((reason) => `The database stopped by itself: it ended with ${reason}.`),
    );
    preparation.send('database is open');
  }
  if (mode === 'build') {
    await preparation.succeeded();
    return { message: '', failed: new Promise(() => {}) };
  }
  const { env, port, address, processes, heapMb, message } = await preparation.receive();
  await preparation.succeeded();

  const socket = mode === 'start' ? openPort(port, address) : null;
  const server = startWebServer({
    mode,
    port,
    address,
    socket,
    processes,
    heapMb,
    env: { ...env, OWN_REQUEST_SECRET: randomUUID() },
  });
  undo.push(server.stop);
  failures.push(server.failed);
  const failed = Promise.race(failures);
  await Promise.race([
    server.ready,
    failed.then((sentence) => {
      throw new Error(sentence);
    }),
  ]);
  return { message, failed };
}
