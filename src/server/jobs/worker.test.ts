import { describe, expect, it } from 'vitest';
import { captureLog } from '~/test/captured-log';
import { runJobs } from './worker';

describe('The worker', () => {
  it('The worker repeats a job, also after it failed', async () => {
    const logged = captureLog();
    let runs = 0;
    await new Promise<void>((resolve) => {
      const worker = runJobs([
        {
          name: 'flaky',
          intervalMs: 1,
          run: async () => {
            runs += 1;
            if (runs === 1) throw new Error('once');
            if (runs === 3) resolve(void worker.stop());
          },
        },
      ]);
    });
    expect(runs).toBe(3);
    expect(logged).toMatchObject([
      {
        level: 'error',
        job: 'flaky',
        error: { message: 'once' },
        message: expect.stringContaining('tried again'),
      },
    ]);
  });

  it('A job that waits before its first run does not run when the worker stops meanwhile', async () => {
    const runs: string[] = [];
    const job = (name: string, firstRunAfterMs: number) => ({
      name,
      intervalMs: 60_000,
      firstRunAfterMs,
      run: async () => runs.push(name),
    });
    const worker = runJobs([job('soon', 1), job('later', 60_000)]);
    await expect.poll(() => runs).toEqual(['soon']);
    await worker.stop();
    expect(runs).toEqual(['soon']);
  });

  it('A job whose batch was full continues without a pause, until the worker stops', async () => {
    const done: number[] = [];
    const worker = runJobs([
      {
        name: 'full',
        intervalMs: 60_000,
        goesOnAfter: 20,
        run: async () => {
          const count = done.length < 3 ? 20 : 19;
          done.push(count);
          return count;
        },
      },
    ]);
    await expect.poll(() => done).toEqual([20, 20, 20, 19]);
    await worker.stop();
    const endless: number[] = [];
    const busy = runJobs([
      { name: 'endless', intervalMs: 60_000, goesOnAfter: 1, run: async () => endless.push(1) },
    ]);
    await expect.poll(() => endless.length).toBeGreaterThan(10);
    await busy.stop();
  });

  it('The worker waits for the run under way when it stops, and starts no other', async () => {
    let finish = () => {};
    let started = 0;
    let ended = 0;
    const worker = runJobs([
      {
        name: 'slow',
        intervalMs: 0,
        run: async () => {
          started += 1;
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          ended += 1;
        },
      },
    ]);
    const stopped = worker.stop();
    finish();
    await stopped;
    expect([started, ended]).toEqual([1, 1]);
  });

  it('The worker never runs one job twice at the same time', async () => {
    let running = 0;
    let maxRunning = 0;
    let runs = 0;
    await new Promise<void>((resolve) => {
      const worker = runJobs([
        {
          name: 'eager',
          intervalMs: 0,
          run: async () => {
            running += 1;
            maxRunning = Math.max(maxRunning, running);
            await new Promise((next) => setImmediate(next));
            running -= 1;
            runs += 1;
            if (runs === 5) resolve(void worker.stop());
          },
        },
      ]);
    });
    expect(maxRunning).toBe(1);
  });
});
