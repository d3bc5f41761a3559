import { describe, expect, it } from 'vitest';
import { referenceWords } from './pronounce';

const spell = (text: string, overrides?: Parameters<typeof referenceWords>[1]) =>
  referenceWords(text, overrides).map(({ pronunciations }) =>
    pronunciations.map((phones) => phones.join(' ')),
  );

describe('referenceWords', () => {
  it('has one word for each token of the text, punctuation and all', () => {
    const text = '“It’s a well-known plan,” she said — twice.';
    const words = referenceWords(text).map((word) => word.text);
    expect(words).toEqual(['“It’s', 'a', 'well-known', 'plan,”', 'she', 'said', 'twice.']);
  });

  it('drops the stress digits', () => {
    expect(spell('plan')[0]).toContain('P L AE N');
  });

  it('drops the remarks of the dictionary', () => {
    expect(spell('fine')[0]).toContain('F AY N');
    expect(spell('fine')[0]?.join()).not.toContain('#');
  });

  it('accepts both accents', () => {
    expect(spell('water')[0]).toEqual(expect.arrayContaining(['W AO T ER', 'W AO T AH']));
    expect(spell('dance')[0]).toContain('D AA N S');
  });

  it('never offers more than eight pronunciations', () => {
    for (const variants of spell(
      'for particularly water-resistant raincoats and a comfortable chair',
    ))
      expect(variants.length).toBeLessThanOrEqual(8);
  });

  it('chains the parts of a hyphenated word', () => {
    expect(spell('well-known')[0]).toContain('W EH L N OW N');
  });

  it('forms possessives and plurals of known stems', () => {
    expect(spell('wolfs')[0]).toContain('W UH L F S');
    expect(spell('students’')[0]).toContain('S T UW D AH N T S');
  });

  it('an override replaces the dictionary, however the text is written', () => {
    expect(spell('Kaohsiung,', { Kaohsiung: [['G', 'AW', 'SH', 'UH', 'NG']] })).toEqual([
      ['G AW SH UH NG'],
    ]);
  });

  it('names the word that nobody can pronounce', () => {
    expect(() => referenceWords('A zzyxqw appears.')).toThrow('zzyxqw');
  });

  it('asks for digits to be written in words', () => {
    expect(() => referenceWords('In 2024 it rained.')).toThrow('2024');
  });

  it('knows the words that English says weakly', () => {
    const weak = referenceWords("They don't see the bridge.").filter((word) => word.functionWord);
    expect(weak.map(({ text }) => text)).toEqual(['They', "don't", 'the']);
  });
});
