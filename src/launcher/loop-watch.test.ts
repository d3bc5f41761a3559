import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const MODULE = pathToFileURL('src/launcher/loop-watch.mjs').href;

/** Runs a process that is watched with a limit of a second.
 *  @returns how it ended, and its output */
function run(source: string) {
  const whole = `import { watchLoop } from '${MODULE}'; watchLoop(1000);
    const block = (ms) => { for (const until = Date.now() + ms; Date.now() < until; ); };
    ${source}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', whole]);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal, said })),
  );
  return { child, ended };
}

describe('The watch of an event loop', () => {
  it('A process that hangs ends with a sentence, for its supervisor to start it again', async () => {
    expect(await run(`setTimeout(() => block(120_000), 300)`).ended).toEqual({
      code: null,
      signal: 'SIGKILL',
      said: 'This process has hung for 1 seconds. It ends, to be started again.\n',
    });
  });

  it('A process that computes for less than the limit, waits, or was stopped for longer goes on', async () => {
    const ended = { code: 0, signal: null, said: '' };
    const busy = run(`let round = 0; const next = () => {
      block(300); if (++round < 8) setImmediate(() => setTimeout(next, 200)); };
      next();`);
    expect(await busy.ended).toEqual(ended);
    const stopped = run(`setTimeout(() => {}, 2500)`);
    stopped.child.kill('SIGSTOP');
    setTimeout(() => stopped.child.kill('SIGCONT'), 4000);
    expect(await stopped.ended).toEqual(ended);
  });
});
