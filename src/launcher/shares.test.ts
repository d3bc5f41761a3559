import { describe, expect, it } from 'vitest';
import { heapLimit, poolOfProcess } from './shares';

const GB = 1024 ** 3;

describe('What each web process gets', () => {
  it.each([
    [1, 0.5, 256],
    [2, 1, 256],
    [2, 4, 512],
    [2, 64, 2048],
  ])(
    'Each of %d processes on %d GB of memory has a heap of %d MB',
    (processes, memory, megabytes) => {
      expect(heapLimit(processes, undefined, memory * GB)).toBe(megabytes);
    },
  );

  it('The heap limit of an operator’s NODE_OPTIONS stays', () => {
    expect(heapLimit(2, '--max-old-space-size=700', 4 * GB)).toBeNull();
    expect(heapLimit(2, '--enable-source-maps', 4 * GB)).toBe(512);
  });

  it.each([
    [10, 1, 10],
    [10, 3, 4],
    [10, 8, 2],
    [1, 4, 1],
  ])('The share of %d connections of each of %d processes is %d', (pool, processes, share) => {
    expect(poolOfProcess(pool, processes)).toBe(share);
  });
});
