import { expect, it } from 'vitest';
import { BACKOFFS, backoffDelay, backoffDelays } from './backoff.mjs';

const SECONDS = 1_000;
const first = (backoff: keyof typeof BACKOFFS, count: number) =>
  Array.from({ length: count }, (_, tries) => backoffDelay(BACKOFFS[backoff], tries) / SECONDS);

it('A delay is doubled after every try up to the longest one, however many tries there were', () => {
  expect(first('mail', 11)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600]);
  expect(first('sandboxWebhook', 11)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
  expect(first('storageRequest', 3)).toEqual([0.2, 0.4, 0.8]);
  for (const backoff of Object.values(BACKOFFS))
    for (const tries of [20, 1_100, 1e9]) expect(backoffDelay(backoff, tries)).toBe(backoff.maxMs);
});

it('The delays of a schedule are listed until the longest', () => {
  expect(backoffDelays(BACKOFFS.processRestart)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
  expect(backoffDelays({ firstMs: 5, maxMs: 5 })).toEqual([5]);
  for (const backoff of Object.values(BACKOFFS)) {
    const delays = backoffDelays(backoff);
    expect(delays).toEqual(delays.map((_, tries) => backoffDelay(backoff, tries)));
    expect(delays.at(-1)).toBe(backoff.maxMs);
  }
});
