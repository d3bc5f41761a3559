import { describe, expect, it } from 'vitest';
import { createFairLimiter } from './fair-limiter';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A limiter for one task at a time, and its tasks, which the test ends. */
function createTrial(maxLength: number) {
  const limited = createFairLimiter(1, { maxLength, createError: () => new Error('full') });
  const started: string[] = [];
  const rejected: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    rejected,
    add(caller: string, name: string) {
      limited(caller, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }).catch(() => rejected.push(name));
    },
    /** Ends the running tasks, one after another, until none is left. */
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await settle();
      }
    },
  };
}

describe('A fair limiter', () => {
  it('A caller with one task waits for one round only behind a caller with many', async () => {
    const trial = createTrial(50);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) trial.add('a', name);
    trial.add('b', 'b1');
    trial.add('c', 'c1');
    trial.add('b', 'b2');
    await trial.endAll();
    expect(trial.started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5']);
    expect(trial.rejected).toEqual([]);
  });

  it('The tasks of one caller run in their order, at most the limit at once', async () => {
    const limited = createFairLimiter(2, { maxLength: 9, createError: () => new Error('full') });
    let running = 0;
    let maxRunning = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        limited('a', async () => {
          maxRunning = Math.max(maxRunning, ++running);
          await Promise.resolve();
          order.push(index);
          running--;
        }),
      ),
    );
    expect(maxRunning).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('A full queue rejects the newest task of the caller with the most, not the newcomer’s', async () => {
    const trial = createTrial(3);
    for (const name of ['a1', 'a2', 'a3', 'a4']) trial.add('a', name);
    trial.add('b', 'b1');
    await settle();
    expect(trial.rejected).toEqual(['a4']);
    trial.add('a', 'a5');
    await settle();
    expect(trial.rejected).toEqual(['a4', 'a5']);
    await trial.endAll();
    expect(trial.started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('A full queue of callers with equally many tasks rejects the newcomer’s', async () => {
    const trial = createTrial(2);
    for (const caller of ['a', 'b', 'c', 'd']) trial.add(caller, `${caller}1`);
    await settle();
    expect(trial.rejected).toEqual(['d1']);
    await trial.endAll();
    expect(trial.started).toEqual(['a1', 'b1', 'c1']);
  });

  it('A fair limiter goes on after a task that failed', async () => {
    const limited = createFairLimiter(1, { maxLength: 1, createError: () => new Error('full') });
    const failing = limited('a', () => Promise.reject(new Error('broken')));
    const waiting = limited('a', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    await expect(waiting).resolves.toBe('done');
  });
});
