import { afterAll, vi } from 'vitest';

/** A worker runs many files in one process: the globals, settings and methods that a file replaced are those of the
 *  next one, too, unless they are restored at its end. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
