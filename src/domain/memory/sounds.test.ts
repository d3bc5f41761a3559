import { describe, expect, it } from 'vitest';
import { believableWords, countSounds, heardOf, soundOf } from './sounds';

const sound = (target: string, heard: string | null = null, score = 90) => ({
  target,
  heard,
  score,
});
const THINK = {
  text: 'think',
  pronunciations: [['TH', 'IH', 'NG', 'K']],
  functionWord: false,
};
const clear = [sound('TH', 'S', 20), sound('IH'), sound('NG', null, 30), sound('K')];
const think = { text: 'think', score: 60, status: 'nearly' as const, sounds: clear };

describe('sounds', () => {
  it('are clear, unclear, or another sound', () => {
    expect(clear.map(heardOf)).toEqual(['S', 'IH', '', 'K']);
    expect(soundOf({ target: 'K', heard: null, gop: 0 })).toEqual(sound('K', null, 100));
    expect(heardOf(soundOf({ target: 'K', heard: null, gop: -2.5 }))).toBe('K');
    expect(heardOf(soundOf({ target: 'K', heard: null, gop: -3 }))).toBe('');
    expect(soundOf({ target: 'K', heard: null, gop: -9 }).score).toBe(0);
  });

  it('are counted by what was expected and what was heard', () => {
    expect([...countSounds([think, think])]).toEqual([
      ['TH S', 2],
      ['IH IH', 2],
      ['NG ', 2],
      ['K K', 2],
    ]);
  });

  it('that the word does not have are not believed', () => {
    expect(believableWords([think], [THINK])).toEqual([think]);
    const other = { ...think, sounds: [sound('TH'), sound('IH')] };
    expect(believableWords([other], [THINK])[0]).toMatchObject({ sounds: undefined });
    const unsaid = { ...think, status: 'missing' as const };
    expect(believableWords([unsaid], [THINK])[0]).toMatchObject({ sounds: undefined });
  });
});
