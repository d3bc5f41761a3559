import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';

/** Work that ends when it is told to. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

const full = { maxLength: 1, createError: () => new Error('full') };

describe('a limiter', () => {
  it('runs no more at once than allowed, and everything in turn', async () => {
    const limited = createConcurrencyLimiter(2);
    let running = 0;
    let maxRunning = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        limited(async () => {
          maxRunning = Math.max(maxRunning, ++running);
          await Promise.resolve();
          order.push(n);
          running--;
        }),
      ),
    );
    expect(maxRunning).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('refuses who would make the line too long, and takes the next when there is room', async () => {
    const limited = createConcurrencyLimiter(1, full);
    const [first, second] = [work(), work()];
    const running = limited(first.run);
    const waiting = limited(second.run);
    await expect(limited(work().run)).rejects.toThrow('full');
    first.end();
    await running;
    const third = work();
    const late = limited(third.run);
    second.end();
    third.end();
    await Promise.all([waiting, late]);
  });

  it('goes on after work that failed', async () => {
    const limited = createConcurrencyLimiter(1, full);
    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(limited(async () => 'done')).resolves.toBe('done');
  });
});
