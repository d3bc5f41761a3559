import { afterAll, vi } from 'vitest';

/** A test file with mocked modules leaves modules behind that imported the mocks, so the next file of its worker
 *  loads them again. Vitest keeps the mocks themselves by file. */
afterAll(() => {
  vi.resetModules();
});
