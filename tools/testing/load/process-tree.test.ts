import { expect, it } from 'vitest';
import { descendants, parseStat, processTree } from './process-tree';

it('The line of a process is read whatever its name contains', () => {
  const line = `42 (a (strange) name) S 7 42 42 0 -1 4194304 9 8 7 6 110 20 3 4 20 0 11 0 500 1000000 25600 0`;
  expect(parseStat(line)).toEqual({
    pid: 42,
    parent: 7,
    cpuMs: 1370,
    residentBytes: 25_600 * 4096,
  });
});

it('The tree of a process holds the children of its children and no others', () => {
  const process = (pid: number, parent: number) => ({ pid, parent, cpuMs: 0, residentBytes: 0 });
  const all = [process(4, 3), process(1, 0), process(3, 2), process(2, 1), process(9, 1)];
  expect(descendants(all, 2).map(({ pid }) => pid)).toEqual([2, 3, 4]);
});

it.runIf(process.platform === 'linux')(
  'The figures of a running process grow with its work',
  () => {
    const before = processTree(process.pid);
    const until = process.cpuUsage().user + 60_000;
    while (process.cpuUsage().user < until);
    expect(processTree(process.pid).cpuMs).toBeGreaterThan(before.cpuMs);
    expect(before.residentBytes).toBeGreaterThan(2 ** 20);
  },
);
