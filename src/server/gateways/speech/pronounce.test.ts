import { describe, expect, it } from 'vitest';
import { referenceWords } from './pronounce';

const spell = (text: string, overrides: Record<string, string[][]> = {}) =>
  referenceWords(text, { overrides: Object.entries(overrides) }).map(({ pronunciations }) =>
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

  it('A word on a card is pronounced as its card says in both accents, and never as another word', () => {
    const card = { us: 'ˈmɑːdərət', gb: 'ˈmɒdərət' };
    const [spelled] = referenceWords('moderate', { cards: new Map([['moderate', card]]) });
    const accepted = spelled!.pronunciations.map((phones) => phones.join(' '));
    expect(accepted).toContain('M AA D AH R AH T');
    expect(accepted.filter((phones) => phones.endsWith('EY T'))).toEqual([]);
    expect(spelled!.symbols!.US[0]!.replaceAll(' ', '')).toBe(card.us);
    expect(spelled!.symbols!.GB[0]!.replaceAll(' ', '')).toBe(card.gb);
  });

  it.each([
    ['map', 'M AA P'],
    ['cat', 'K AA T'],
    ['black', 'B L AA K'],
    ['part', 'P AO T'],
    ['hurt', 'HH AH T'],
    ['job', 'JH OW B'],
  ])('The word “%s” is not pronounced %s', (word, phones) => {
    expect(spell(word)[0]).not.toContain(phones);
  });

  it.each([
    ['endurance', 'IH N D UH R AH N S'],
    ['threshold', 'TH R EH SH HH OW L D'],
    ['momentum', 'M AH M EH N T AH M'],
    ['productivity', 'P R AO D AH K T IH V AH T IY'],
    ['costume', 'K AO S T Y UW M'],
    ['nuisance', 'N Y UW S AH N S'],
    ['inventory', 'IH N V AH N T R IY'],
    ['sedentary', 'S EH D AH N T R IY'],
    ['forecast', 'F AO K AA S T'],
    ['evacuate', 'IH V AE K Y UW EY T'],
    ['reputation', 'R EH P Y UW T EY SH AH N'],
    ['interpreter', 'IH N T ER P R IH T ER'],
  ])('The word “%s” may be pronounced %s without a card', (word, phones) => {
    expect(spell(word)[0]).toContain(phones);
  });

  it.each([
    ['I want to record it.', 3, 'R IH K AO R D', 'R EH K ER D'],
    ['It broke the record.', 3, 'R EH K ER D', 'R IH K AO R D'],
    ['They can estimate it.', 2, 'EH S T AH M EY T', 'EH S T AH M AH T'],
    ['He was in tears.', 3, 'T IH R Z', 'T EH R Z'],
  ])('In “%s” word %i is pronounced %s and not %s', (text, index, right, wrong) => {
    const accepted = spell(text)[index];
    expect(accepted).toContain(right);
    expect(accepted).not.toContain(wrong);
  });

  it('“used to” is pronounced with s and t, and with z only where something is used', () => {
    expect(spell('We used to live here.')[1]![0]).toBe('Y UW S T');
    expect(spell('It is used to carry trains.')[2]![0]).toBe('Y UW Z D');
    expect(spell('I used a pen.')[1]).not.toContain('Y UW S T');
    expect(spell('You have to go.')[1]).toContain('HH AE F');
    expect(spell('You have two.')[1]).not.toContain('HH AE F');
  });

  it('Function words have their weak forms, written with a schwa', () => {
    const [, , at] = referenceWords('Look up at us.');
    const weak = at!.pronunciations.findIndex((phones) => phones.join(' ') === 'AH T');
    expect(at!.symbols!.GB[weak]).toBe('ə t');
    expect(spell('He has gone.')[0]).not.toContain('IY');
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
