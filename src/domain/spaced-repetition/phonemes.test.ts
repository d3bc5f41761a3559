import { describe, expect, it } from 'vitest';
import { countPhonemes, getHeardPhone, plausibleWords, toScoredPhone } from './phonemes';

const phoneme = (target: string, heard: string | null = null, score = 90) => ({
  target,
  heard,
  score,
});
const THINK = {
  text: 'think',
  pronunciations: [['TH', 'IH', 'NG', 'K']],
  functionWord: false,
};
const clear = [phoneme('TH', 'S', 20), phoneme('IH'), phoneme('NG', null, 30), phoneme('K')];
const think = { text: 'think', score: 60, status: 'nearly' as const, sounds: clear };

describe('Phonemes', () => {
  it('A phoneme is heard as itself, as unclear, or as another phoneme', () => {
    expect(clear.map(getHeardPhone)).toEqual(['S', 'IH', '', 'K']);
    expect(toScoredPhone({ target: 'K', heard: null, gop: 0 })).toEqual(phoneme('K', null, 100));
    expect(getHeardPhone(toScoredPhone({ target: 'K', heard: null, gop: -2.5 }))).toBe('K');
    expect(getHeardPhone(toScoredPhone({ target: 'K', heard: null, gop: -3 }))).toBe('');
    expect(toScoredPhone({ target: 'K', heard: null, gop: -9 }).score).toBe(0);
  });

  it('Phonemes are counted by the expected and the heard phoneme', () => {
    expect([...countPhonemes([think, think])]).toEqual([
      ['TH S', 2],
      ['IH IH', 2],
      ['NG ', 2],
      ['K K', 2],
    ]);
  });

  it('Phonemes that do not fit the pronunciations of the word are dropped', () => {
    expect(plausibleWords([think], [THINK])).toEqual([think]);
    const other = { ...think, sounds: [phoneme('TH'), phoneme('IH')] };
    expect(plausibleWords([other], [THINK])[0]).toMatchObject({ sounds: undefined });
    const unsaid = { ...think, status: 'missing' as const };
    expect(plausibleWords([unsaid], [THINK])[0]).toMatchObject({ sounds: undefined });
  });
});
