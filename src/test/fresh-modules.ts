import { afterAll, vi } from 'vitest';

/** A test file that mocks modules leaves those that imported its mocks: the next file of its worker loads them anew.
 *  Vitest keeps the mocks themselves by file. */
afterAll(() => {
  vi.resetModules();
});
