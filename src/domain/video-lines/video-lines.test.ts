import { describe, expect, it } from 'vitest';
import { compareLines } from './compare-lines';
import { mergeLines, splitLine } from './split-line';
import { toVideoLines } from './to-video-lines';
import type { VideoLine } from './video-line';
import { toWordTimes } from './word-times';

const line = (startMs: number, en: string, zh: string, endMs = startMs + 1000): VideoLine => ({
  startMs,
  endMs,
  en,
  zh,
});
const cue = (startMs: number, endMs: number, ...texts: string[]) => ({
  startMs,
  endMs,
  texts,
  fileLine: 3,
});
const TEA = line(0, 'More tea', '再來點茶');
const CAKE = line(1000, 'And cake', '還有蛋糕');
const BYE = line(3000, 'Goodbye', '再見');

describe('Lines that a file replaces', () => {
  it('A file in one language keeps the texts of the other one, each with the line that it overlaps most', () => {
    const cues = [cue(0, 900, 'Some tea'), cue(1100, 2000, 'Some', 'cake'), cue(2900, 4000, 'Bye')];
    expect(toVideoLines([TEA, CAKE, BYE], cues, 'en').lines).toEqual([
      line(0, 'Some tea', '再來點茶', 900),
      line(1100, 'Some cake', '還有蛋糕', 2000),
      line(2900, 'Bye', '再見', 4000),
    ]);
    expect(toVideoLines([TEA], [cue(50, 950, '茶')], 'zh').lines).toEqual([
      line(50, 'More tea', '茶', 950),
    ]);
  });

  it('No text is lost when a file has fewer lines, and one is empty when it has more', () => {
    const one = toVideoLines([TEA, CAKE, BYE], [cue(0, 2000, 'All of it')], 'en').lines;
    expect(one.map(({ zh }) => zh)).toEqual(['再來點茶還有蛋糕再見']);
    const two = toVideoLines([TEA], [cue(0, 300, 'More'), cue(300, 1000, 'tea')], 'en').lines;
    expect(two.map(({ zh }) => zh)).toEqual(['', '再來點茶']);
  });

  it('A file in both languages has two lines a cue; a cue with another number is named', () => {
    const { lines, problems } = toVideoLines(
      [],
      [cue(0, 1000, 'Tea', '茶'), cue(1000, 2000, 'Cake')],
      'both',
    );
    expect(lines[0]).toEqual(line(0, 'Tea', '茶'));
    expect(problems).toEqual([{ fileLine: 3, fault: 'twoLanguages' }]);
  });

  it('The differences of two versions are changed, added and removed lines, in their order', () => {
    const cakes = { ...CAKE, en: 'And cakes' };
    expect(compareLines([TEA, CAKE, BYE], [TEA, CAKE, BYE])).toEqual([]);
    expect(compareLines([TEA, CAKE, BYE], [TEA, cakes, BYE])).toEqual([
      { before: CAKE, after: cakes },
    ]);
    expect(compareLines([TEA, CAKE], [CAKE, BYE])).toEqual([
      { before: TEA, after: null },
      { before: null, after: BYE },
    ]);
  });
});

describe('A line that is parted or joined', () => {
  it('A line is parted at the space nearest to the caret, and joined again it is what it was', () => {
    const whole = line(0, 'More tea, and cake', '再來點茶，還有蛋糕', 1800);
    const [first, second] = splitLine(whole, 10);
    expect(first).toEqual(line(0, 'More tea,', '再來點茶，', 900));
    expect(second).toEqual(line(900, 'and cake', '還有蛋糕', 1800));
    expect(mergeLines(first, second!)).toEqual(whole);
    expect(splitLine(whole, 0)).toEqual(splitLine(whole, 9));
  });

  it('A line of one word cannot be parted', () => {
    expect(splitLine(line(0, 'Tea', '茶'), 1)).toEqual([line(0, 'Tea', '茶')]);
  });
});

describe('The times of the words of a line', () => {
  const measured = [
    { text: 'More', startMs: 100, endMs: 400 },
    { text: 'tea.', startMs: 500, endMs: 900 },
  ];

  it('A word that was measured keeps its times, and the others share what is between', () => {
    expect(toWordTimes({ startMs: 0, endMs: 1000, en: 'More hot tea' }, measured)).toEqual([
      { text: 'More', startMs: 100, endMs: 400 },
      { text: 'hot', startMs: 400, endMs: 500 },
      { text: 'tea', startMs: 500, endMs: 900 },
    ]);
  });

  it('Words of a line that was measured nowhere share its time by their length', () => {
    expect(toWordTimes({ startMs: 5000, endMs: 6000, en: 'A — cake' }, measured)).toEqual([
      { text: 'A', startMs: 5000, endMs: 5200 },
      { text: 'cake', startMs: 5200, endMs: 6000 },
    ]);
  });

  it('No word leaves its line, and none begins before the one in front of it', () => {
    const words = toWordTimes({ startMs: 200, endMs: 600, en: 'more tea more tea' }, measured);
    const times = words.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect([times[0]! >= 200, times.at(-1)! <= 600]).toEqual([true, true]);
  });
});
