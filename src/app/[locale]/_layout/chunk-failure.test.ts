import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isChunkFailure, reloadOnceForChunk } from './chunk-failure';

const failure = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
  name: 'ChunkLoadError',
});
let reloads = 0;

beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { reload: () => reloads++ });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('A failed fetch of a script is distinguished from every other error', () => {
  expect(isChunkFailure(failure)).toBe(true);
  expect(isChunkFailure(new Error('error loading dynamically imported module: /a.js'))).toBe(true);
  expect(isChunkFailure(new Error('Importing a module script failed.'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkFailure('Failed to load chunk')).toBe(false);
});

it('The page reloads at most once in 60 seconds', () => {
  reloadOnceForChunk(failure);
  reloadOnceForChunk(failure);
  vi.setSystemTime(Date.now() + 59_999);
  reloadOnceForChunk(failure);
  expect(reloads).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  reloadOnceForChunk(failure);
  expect(reloads).toBe(2);
});

it('The page does not reload for another error, nor while offline', () => {
  reloadOnceForChunk(new TypeError('x is not a function'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnceForChunk(failure);
  expect(reloads).toBe(0);
});

it('A browser without session storage does not reload for ever', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  reloadOnceForChunk(failure);
  expect(reloads).toBe(0);
});
