import { describe, expect, it } from 'vitest';
import { movedPosition, movedRanges } from './moved-ranges';

const before = [
  { key: 'a', endMs: 1000 },
  { key: 'b', endMs: 3000 },
  { key: 'c', endMs: 4000 },
];

describe('Ranges of a recording that was changed', () => {
  it('A recording whose lines are all kept stays played to the end, although a line has another length', () => {
    const now = [
      { key: 'a', endMs: 1000 },
      { key: 'b', endMs: 2000 },
      { key: 'c', endMs: 3000 },
    ];
    expect(movedRanges([[0, 4000]], before, now)).toEqual([
      [0, 1000],
      [1000, 2000],
      [2000, 3000],
    ]);
    expect(movedRanges([[1000, 2000]], before, now)).toEqual([[1000, 1500]]);
  });

  it('A line that was rewritten is not played any more, and one that was moved still is', () => {
    const now = [
      { key: 'c', endMs: 1000 },
      { key: 'a', endMs: 2000 },
      { key: 'new', endMs: 5000 },
    ];
    expect(movedRanges([[500, 4000]], before, now)).toEqual([
      [1500, 2000],
      [0, 1000],
    ]);
  });

  it('A position stays in its line, and goes to the next one that was kept when its line is gone', () => {
    const now = [
      { key: 'a', endMs: 2000 },
      { key: 'c', endMs: 3000 },
    ];
    expect(movedPosition(500, before, now)).toBe(1000);
    expect(movedPosition(1500, before, now)).toBe(2000);
    expect(movedPosition(3500, before, now)).toBe(2500);
    expect(movedPosition(4000, before, now)).toBe(0);
    expect(movedPosition(3999, before, [])).toBe(0);
  });
});
