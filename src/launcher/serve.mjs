import { launch } from './launch.mjs';

/** Time in which signals count as one: Ctrl-C arrives up to twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;

/** Runs the product until it is stopped: the first signal shuts it down in order, a second one at once.
 *  @param {'start' | 'dev' | 'build'} mode `build` ends when the pages are built */
export async function serve(mode) {
  /** Clean-up of each step that was begun. @type {(() => unknown)[]} */
  const undo = [];
  const stopping = new AbortController();
  /** @type {Promise<void> | undefined} */
  let ending;
  /** @type {number | undefined} */
  let lastSignalAt;

  /** Stops everything in reverse order and ends this process. */
  function end(code) {
    ending ??= (async () => {
      stopping.abort();
      for (const step of undo.reverse()) await step();
      process.exit(code);
    })();
    return ending;
  }

  function handleSignal() {
    lastSignalAt ??= performance.now();
    if (performance.now() - lastSignalAt > SAME_SIGNAL_MS) process.exit(1);
    end(0);
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, handleSignal);

  try {
    const { message, failed } = await launch(mode, undo);
    if (mode === 'build') return end(0);
    if (stopping.signal.aborted) return;
    console.log(message);
    failed.then((sentence) => {
      if (stopping.signal.aborted) return;
      console.error(sentence);
      end(1);
    });
  } catch (error) {
    if (stopping.signal.aborted) return;
    // A child that ended with an error has printed it itself.
    if (error instanceof Error && error.message) console.error(error.message);
    await end(1);
  }
}
