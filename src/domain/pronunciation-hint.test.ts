import { expect, it } from 'vitest';
import {
  hintFor as measuredHintFor,
  worstPhoneme as measuredWorstPhoneme,
  type ScoredWordPhones,
  wasAnotherWord,
} from './pronunciation-hint';
import type { AdviceThresholds } from './speech/advice';
import type { PhoneResult, WordStatus } from './speech/types';

/** Thresholds of a fixed table, because the committed one changes with the scorer. */
const THRESHOLDS: AdviceThresholds = Object.fromEntries(
  ['vAsW', 'voicedFinal', 'finalDropped', 'darkL', 'other'].map((hint) => [
    `weak ${hint}`,
    { below: 1 },
  ]),
);
const hintFor = (word: ScoredWordPhones, index: number) => measuredHintFor(word, index, THRESHOLDS);
const worstPhoneme = (word: ScoredWordPhones) => measuredWorstPhoneme(word, THRESHOLDS);

const heard = (phones: PhoneResult[], status: WordStatus = 'again') => ({ status, phones });
const phone = (target: string, gop = 0, heard: string | null = null) => ({
  target,
  heard,
  gop,
  expertScore: gop < -1 ? 0.5 : 2,
});

it('A phoneme heard as another has the hint of that confusion', () => {
  const word = [phone('TH', -4, 'S'), phone('IH'), phone('NG'), phone('K')];
  expect(hintFor(heard(word), 0)).toEqual({
    state: 'slip',
    target: 'TH',
    heard: 'S',
    hint: 'thAsS',
  });
});

it('A clear phoneme has no hint', () => {
  expect(hintFor(heard([phone('S', -2)]), 0)).toMatchObject({ state: 'clear', hint: null });
});

it('An unclear phoneme has the hint of its usual confusion, at the end of a word that of endings', () => {
  const hintIn = (word: [string, number][], index: number) =>
    hintFor(heard(word.map(([target, gop]) => phone(target, gop))), index).hint;
  expect(
    hintIn(
      [
        ['V', -3],
        ['AE', 0],
        ['N', 0],
      ],
      0,
    ),
  ).toBe('vAsW');
  expect(
    hintIn(
      [
        ['G', 0],
        ['IH', 0],
        ['V', -3],
      ],
      2,
    ),
  ).toBe('voicedFinal');
  expect(
    hintIn(
      [
        ['K', 0],
        ['AE', 0],
        ['T', -3],
      ],
      2,
    ),
  ).toBe('finalDropped');
  expect(
    hintIn(
      [
        ['B', 0],
        ['AO', 0],
        ['L', -3],
      ],
      2,
    ),
  ).toBe('darkL');
  expect(
    hintIn(
      [
        ['S', 0],
        ['T', -3],
        ['AA', 0],
        ['P', 0],
      ],
      1,
    ),
  ).toBe('clusterDropped');
  expect(
    hintIn(
      [
        ['HH', -3],
        ['AY', 0],
      ],
      0,
    ),
  ).toBeNull();
});

it('A known confusion comes before a phoneme that was poorer but merely unclear', () => {
  const word = [phone('V', -6), phone('EH', 0), phone('R', -3, 'L'), phone('IY', 0)];
  expect(worstPhoneme(heard(word))).toEqual({
    state: 'slip',
    target: 'R',
    heard: 'L',
    hint: 'rAsL',
  });
  expect(worstPhoneme(heard([phone('M', 0)]))).toBeNull();
});

it('A phoneme that does not fit is neither clear nor unclear where advice on it is wrong too often', () => {
  const [often, seldom] = [phone('V', -3), { ...phone('V', -3), expertScore: 1.1 }];
  expect(hintFor(heard([often, phone('AE')]), 0)).toMatchObject({ state: 'weak', hint: 'vAsW' });
  expect(hintFor(heard([seldom, phone('AE')]), 0)).toMatchObject({ state: 'unrated', hint: null });
  expect(hintFor(heard([phone('R', -9), phone('AE')]), 0).state).toBe('unrated');
  expect(worstPhoneme(heard([seldom, phone('AE'), phone('N')]))).toBeNull();
});

it('A phoneme that the card of an accent does not write is not the one to work on', () => {
  const hidden = { ...phone('V', -6), symbols: { US: 'v', GB: '' } };
  expect(worstPhoneme(heard([hidden, phone('AE'), phone('N')]))).toBeNull();
});

it('Phonemes without a rating count for another word, too', () => {
  const word = [phone('R', -5), phone('AY', -4), phone('S')];
  expect(wasAnotherWord(heard(word))).toBe(true);
});

it('No phoneme is named when another word was said', () => {
  const word = [phone('S', -3), phone('T', -4), phone('R', -5, 'L'), phone('AO'), phone('NG', -3)];
  expect(worstPhoneme(heard(word))).toBeNull();
});

it('A word that was clear as a whole has a stricter threshold for unclear phonemes', () => {
  const word = [phone('K', -3), phone('AE'), phone('T', -5)];
  expect([0, 2].map((index) => hintFor(heard(word, 'said'), index).state)).toEqual([
    'clear',
    'weak',
  ]);
  expect(hintFor(heard(word), 0).state).toBe('weak');
});
