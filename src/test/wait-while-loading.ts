import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';

/** Time after which a wait is checked, ms. */
const TRY_MS = 3_000;
/** Number of times in a row that a wait has failed while no module was being loaded, after which it is given up. */
const MAX_QUIET_TRIES = 3;
/** Time in which an answer that needs nothing but the event loop has come, ms. */
const TURN_MS = 20;

/** Lets a find fail after about ten seconds, unless modules are being loaded: these take as long as they need. On a
 *  busy machine a lazy part may take half a minute, because its modules are compiled at that moment, and a longer limit
 *  for every wait would keep a test that fails for as long. A worker runs the setup before each of its files. */
export function waitWhileLoading(): void {
  const { asyncWrapper } = getConfig();
  if (asyncWrapper.name === 'repeatWhileLoading') return;
  const { now } = performance;
  const clock = now.bind(performance);

  async function repeatWhileLoading<Result>(wait: () => Promise<Result>): Promise<Result> {
    for (let quietTries = 0; ; ) {
      const began = clock();
      try {
        return await asyncWrapper(wait);
      } catch (error) {
        // Errors of a click or a key, which pass here too, come at once, and it must not be repeated.
        if (clock() - began < getConfig().asyncUtilTimeout) throw error;
        quietTries = (await isLoading()) ? 0 : quietTries + 1;
        if (quietTries === MAX_QUIET_TRIES) throw error;
      }
    }
  }

  configure({ asyncUtilTimeout: TRY_MS, asyncWrapper: repeatWhileLoading });
}

/** Whether modules are being loaded now. */
const isLoading = (): Promise<boolean> =>
  Promise.race([
    vi.dynamicImportSettled().then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, TURN_MS, true)),
  ]);
