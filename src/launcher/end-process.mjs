/** Maximum time for pending requests at a stop: with the stop of the database within the ten seconds that
 *  container supervisors commonly allow. */
const GRACE_MS = 8_000;
/** Time for which a web process continues to serve before it stops (`DRAIN_SECONDS`). */
const DRAIN_MS = Number(process.env.DRAIN_SECONDS || 0) * 1000;

/** Resolves when a process has ended, with `code 1` or the name of a signal. It is killed when this process
 *  exits without having stopped it.
 *  @param {import('node:child_process').ChildProcess} child
 *  @returns {Promise<string>} */
export function untilEnd(child) {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      process.off('exit', kill);
      resolve(signal ?? `code ${code}`);
    });
  });
}

/** Lets a process finish its work, and kills it when it takes too long.
 *  @param {import('node:child_process').ChildProcess} child
 *  @param {Promise<unknown>} ended */
export async function endProcess(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS + DRAIN_MS);
  await ended;
  clearTimeout(force);
}
