import { describe, expect, it } from 'vitest';
import { referenceWords } from './pronounce';

const spell = (text: string, overrides?: Parameters<typeof referenceWords>[1]) =>
  referenceWords(text, overrides).map(({ pronunciations }) =>
    pronunciations.map((phones) => phones.join(' ')),
  );

describe('Reference words', () => {
  it('Reference words are the whitespace tokens of a text, with their punctuation', () => {
    const text = '“It’s a well-known plan,” she said — twice.';
    const words = referenceWords(text).map((word) => word.text);
    expect(words).toEqual(['“It’s', 'a', 'well-known', 'plan,”', 'she', 'said', 'twice.']);
  });

  it('A pronunciation has no stress digits', () => {
    expect(spell('plan')[0]).toContain('P L AE N');
  });

  it('A pronunciation has no remark from the dictionary', () => {
    expect(spell('fine')[0]).toContain('F AY N');
    expect(spell('fine')[0]?.join()).not.toContain('#');
  });

  it('Pronunciations cover both accents', () => {
    expect(spell('water')[0]).toEqual(expect.arrayContaining(['W AO T ER', 'W AO T AH']));
    expect(spell('dance')[0]).toContain('D AA N S');
  });

  it('A word has at most eight pronunciations', () => {
    for (const variants of spell(
      'for particularly water-resistant raincoats and a comfortable chair',
    ))
      expect(variants.length).toBeLessThanOrEqual(8);
  });

  it('A hyphenated word is pronounced as its parts in a row', () => {
    expect(spell('well-known')[0]).toContain('W EH L N OW N');
  });

  it('Possessives and plurals are pronounced from their known stem', () => {
    expect(spell('wolfs')[0]).toContain('W UH L F S');
    expect(spell('students’')[0]).toContain('S T UW D AH N T S');
  });

  it('An override replaces the dictionary, whatever the case and punctuation of the text', () => {
    expect(spell('Kaohsiung,', { Kaohsiung: [['G', 'AW', 'SH', 'UH', 'NG']] })).toEqual([
      ['G AW SH UH NG'],
    ]);
  });

  it('A word without a pronunciation is named in the error', () => {
    expect(() => referenceWords('A zzyxqw appears.')).toThrow('zzyxqw');
  });

  it('Digits are rejected and named in the error', () => {
    expect(() => referenceWords('In 2024 it rained.')).toThrow('2024');
  });

  it('Weakly spoken words are marked as function words', () => {
    const weak = referenceWords("They don't see the bridge.").filter((word) => word.functionWord);
    expect(weak.map(({ text }) => text)).toEqual(['They', "don't", 'the']);
  });
});
