import { expect, it, onTestFinished, vi } from 'vitest';
import { createCheck } from './cached-check';

it('Callers at once share one run of a check, and later ones its result while it is fresh', async () => {
  let runs = 0;
  const check = createCheck({
    maxAgeMs: 60_000,
    timeoutMs: 1000,
    run: async () => ({ run: ++runs }),
  });
  const results = await Promise.all([check(), check(), check()]);
  expect(results.map(({ run }) => run)).toEqual([1, 1, 1]);
  expect(await check()).toMatchObject({ ok: true, run: 1 });
});

it('A result that is too old is made again', async () => {
  let runs = 0;
  const check = createCheck({ maxAgeMs: 0, timeoutMs: 1000, run: async () => ({ run: ++runs }) });
  await check();
  expect(await check()).toMatchObject({ run: 2 });
});

it('A failed result is made again after five seconds, however long a good one lasts', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let isWell = false;
  let runs = 0;
  const check = createCheck({
    maxAgeMs: 60_000,
    timeoutMs: 1000,
    run: async () => ({ ok: isWell, run: ++runs }),
  });
  expect(await check()).toMatchObject({ ok: false, run: 1 });
  isWell = true;
  vi.advanceTimersByTime(4000);
  expect(await check()).toMatchObject({ ok: false, run: 1 });
  vi.advanceTimersByTime(1500);
  expect(await check()).toMatchObject({ ok: true, run: 2 });
  vi.advanceTimersByTime(50_000);
  expect(await check()).toMatchObject({ ok: true, run: 2 });
});

it('A check that does not end in time has failed', async () => {
  const check = createCheck({ maxAgeMs: 0, timeoutMs: 10, run: () => new Promise(() => {}) });
  expect(await check()).toMatchObject({ ok: false, reason: 'timeout' });
});

it('The message of a check’s exception is not in its result', async () => {
  const run = () => Promise.reject(new Error('password of db.internal'));
  const check = createCheck({ maxAgeMs: 0, timeoutMs: 1000, run });
  expect(JSON.stringify(await check())).not.toContain('db.internal');
});
