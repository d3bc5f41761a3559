import { cleanup, configure, getConfig, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Duration of a try in these tests, ms: long enough for a render on a busy machine. */
const TRY_MS = 300;

const { asyncUtilTimeout } = getConfig();
beforeEach(() => configure({ asyncUtilTimeout: TRY_MS }));
afterEach(() => {
  cleanup();
  configure({ asyncUtilTimeout });
});

it('A text that does not come fails its test within ten seconds', async () => {
  expect(3 * asyncUtilTimeout).toBeLessThan(10_000);
  const began = performance.now();
  await expect(screen.findByText('no such text')).rejects.toThrow('Unable to find');
  const tookMs = performance.now() - began;
  expect(tookMs).toBeGreaterThanOrEqual(3 * TRY_MS);
  expect(tookMs).toBeLessThan(3 * asyncUtilTimeout);
});

it('A part whose code is loaded for longer than a wait lasts is found', async () => {
  vi.stubGlobal('lateModule', new Promise((arrive) => setTimeout(arrive, 4 * TRY_MS)));
  const Late = lazy(async () => {
    const { name } = await import('~/test/late-module');
    return { default: () => name };
  });
  render(
    <Suspense fallback="loading">
      <Late />
    </Suspense>,
  );
  await screen.findByText('late part');
});

it('A click or a key that fails at once is not repeated', async () => {
  const press = vi.fn(() => Promise.reject(new Error('closed')));
  await expect(getConfig().asyncWrapper(press)).rejects.toThrow('closed');
  expect(press).toHaveBeenCalledTimes(1);
});
