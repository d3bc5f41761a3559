import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';
import { createFairLimiter } from './fair-limiter';

/** A task that ends when its `end` is called. */
function createTask() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

const full = { maxLength: 1, createError: () => new Error('full') };

describe('A concurrency limiter', () => {
  it('A concurrency limiter runs at most its limit of tasks at once, in their order', async () => {
    const limited = createConcurrencyLimiter(2, { ...full, maxLength: 9 });
    let running = 0;
    let maxRunning = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        limited(async () => {
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

  it('A concurrency limiter rejects a task while its queue is full, and accepts one again when it has space', async () => {
    const limited = createConcurrencyLimiter(1, full);
    const [first, second] = [createTask(), createTask()];
    const running = limited(first.run);
    const waiting = limited(second.run);
    await expect(limited(createTask().run)).rejects.toThrow('full');
    first.end();
    await running;
    const third = createTask();
    const late = limited(third.run);
    second.end();
    third.end();
    await Promise.all([waiting, late]);
  });

  it('A limiter without a limit of its queue cannot be made', () => {
    // @ts-expect-error No queue is without a limit.
    expect(() => createConcurrencyLimiter(1)).toThrow(TypeError);
    // @ts-expect-error No queue is without a limit.
    expect(() => createFairLimiter(1)).toThrow(TypeError);
  });

  it('A concurrency limiter goes on after a task that failed', async () => {
    const limited = createConcurrencyLimiter(1, full);
    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limited(async () => 'done')).resolves.toBe('done');
  });
});
