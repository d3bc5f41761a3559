/** @module-tag extended */
import { expect, it } from 'vitest';
import { expertFigures, speechFigures } from './speech-figures';
import { compareWithExperts, namesSaid, type Outcome } from './speech-outcome';

const outcome = (changes: Partial<Outcome> = {}): Outcome => ({
  right: { fit: 2, passed: true, almost: false },
  wrong: { fit: -2 },
  swapped: { passed: false, changed: -3, unchanged: [1, 2] },
  near: [],
  expert: null,
  ...changes,
});

const judgedWord = (value: number, expert: number, worstSound: number) => ({
  value,
  expert,
  worstSound,
  wrongSound: expert < 1,
});

it('The shares that pass count each reading once', () => {
  const figures = speechFigures([
    outcome(),
    outcome({
      right: { fit: 1, passed: false, almost: true },
      swapped: { passed: true, changed: 3, unchanged: [] },
    }),
    outcome({ swapped: null }),
    outcome(),
  ]);
  expect(figures).toMatchObject({
    passCorrect: 0.75,
    almostCorrect: 0.25,
    passSwapped: 1 / 3,
    sentenceEer: 0,
  });
});

it('Near words are compared with the words that were said in their places', () => {
  const near = [
    { said: 2, near: 1, named: true },
    { said: 3, near: -1, named: false },
    { said: 0, near: 1.5, named: false },
    { said: 4, near: -2, named: false },
  ];
  const figures = speechFigures([
    outcome({ near: near.slice(0, 1) }),
    outcome({ near: near.slice(1) }),
  ]);
  expect(figures.nearWordAuc).toBe(14 / 16);
  expect(figures.nearWordCaughtAt10).toBe(0.5);
  expect(figures.nearWordNamed).toBe(0.25);
});

it('The figures of experts count readings without a wrong sound apart, and words with one against the others', () => {
  const judged = (words: ReturnType<typeof judgedWord>[], passed: boolean) =>
    outcome({
      right: { fit: 1, passed, almost: false },
      swapped: { passed, changed: 0, unchanged: [] },
      expert: {
        phones: words.map(({ worstSound, expert }) => ({ value: worstSound, expert })),
        words,
        sentence: words[0]!,
        wrongSound: words.some(({ wrongSound }) => wrongSound),
      },
    });
  const figures = expertFigures([
    judged([judgedWord(90, 2, 3), judgedWord(80, 1.8, 2)], true),
    judged([judgedWord(70, 1.6, 1)], false),
    judged([judgedWord(20, 0.6, -1), judgedWord(60, 1.4, 2.5)], false),
    outcome(),
  ]);
  expect(figures).toMatchObject({
    expertRightPass: 0.5,
    expertRightSwappedPass: 0.5,
    wrongSoundAuc: 1,
    wrongSoundCaughtAt10: 1,
  });
  expect(figures!.wordCorrelation).toBeCloseTo(1);
  expect(figures!.sentenceCorrelation).toBeCloseTo(1);
  expect(figures!.phoneCorrelation).toBeLessThan(1);
});

it('Without labels there are no figures of experts', () => {
  expect(expertFigures([outcome()])).toBeNull();
});

it('A reading is compared with the experts phone by phone, and what was not found has the least value', () => {
  const expert = [
    { phones: ['K', 'AA', 'R'], scores: [2, 2, 0.4] },
    { phones: ['S', 'IY'], scores: [2, 1] },
  ];
  const said = (target: string, expertScore: number) => ({
    target,
    heard: null,
    gop: -1,
    expertScore,
  });
  const word = { text: 'car', status: 'said' as const, start: 0, end: 1 };
  const words = [
    { ...word, score: 80, phones: [said('K', 1.9), said('AA', 0.7)] },
    { ...word, score: 0, phones: [] },
  ];
  const result = { verdict: 'pass' as const, score: 60, extraSpeech: false, words, engine: '' };
  const compared = compareWithExperts({ result }, expert);
  expect(compared.phones).toEqual([
    { value: 1.9, expert: 2 },
    { value: 0.7, expert: 2 },
    { value: 0, expert: 2 },
    { value: 0, expert: 1 },
  ]);
  expect(compared.words).toEqual([
    { value: 80, worstSound: 0.7, expert: 4.4 / 3, wrongSound: true },
    { value: 0, worstSound: 0, expert: 1.5, wrongSound: false },
  ]);
  expect(compared).toMatchObject({ sentence: { value: 60, expert: 7.4 / 5 }, wrongSound: true });
  expect(compareWithExperts({ result: null }, expert).phones).toHaveLength(5);
});

it('A near word names what was said by its sound, or by the other ending that was heard', () => {
  const phone = (target: string, heard: string | null = null) => ({ target, heard, gop: 0 });
  const near = { text: 'forty', score: 40, status: 'again' as const, start: 0, end: 1 };
  const phones = ['F', 'AO', 'R', 'T', 'IY'].map((target) => phone(target));
  const said = ['F', 'AO', 'R', 'T', 'IY', 'N'];
  expect(namesSaid({ ...near, phones, heardAs: 'fourteen' }, 'Fourteen,', said)).toBe(true);
  expect(namesSaid({ ...near, phones, heardAs: 'fourteen' }, 'courteous', said)).toBe(false);
  expect(namesSaid({ ...near, phones }, 'fourteen', said)).toBe(false);
  const sink = { ...near, text: 'sink', phones: [phone('S', 'TH'), phone('IH'), phone('NG')] };
  expect(namesSaid(sink, 'think', ['TH', 'IH', 'NG'])).toBe(true);
});
