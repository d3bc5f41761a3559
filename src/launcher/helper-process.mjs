import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endProcess, untilEnd } from './end-process.mjs';
import { ROOT } from './machine/install.mjs';

/** Starts a TypeScript file of this folder as a process of its own, which ends when this one does.
 *  @param {string} file
 *  @param {string[]} args */
export function startHelper(file, args) {
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server', // required by `server-only` outside of Next
      `--import=${pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs'))}`,
      join(ROOT, 'src/launcher', file),
      ...args,
    ],
    // The helper has a process group of its own, so that Ctrl-C reaches only the launcher, which then stops the
    // processes in order.
    { cwd: ROOT, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = untilEnd(child);
  const messages = [];
  const waiting = [];
  child.on('message', (message) => {
    const resolve = waiting.shift();
    if (resolve) resolve(message);
    else messages.push(message);
  });
  /** Rejects without a message, because the helper has printed its own error. */
  const failure = Promise.all([ended, once(child, 'disconnect')]).then(([reason]) => {
    if (reason !== 'code 0') throw new Error('');
  });
  failure.catch(() => {});

  return {
    /** Resolves with `code 1` or the name of a signal. */
    ended,
    /** The next message; undefined when it ended successfully without one.
     *  @throws Error without a message when it failed */
    receive: () =>
      messages.length > 0
        ? Promise.resolve(messages.shift())
        : Promise.race([new Promise((resolve) => waiting.push(resolve)), failure]),
    send: (message) => child.send(message),
    /** Resolves when it has ended successfully.
     *  @throws Error without a message when it failed */
    succeeded: () => failure,
    stop: () => endProcess(child, ended),
  };
}
