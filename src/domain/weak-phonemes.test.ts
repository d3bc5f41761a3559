import { expect, it } from 'vitest';
import type { Judgement } from './lesson-feedback';
import { weakPhonemes } from './weak-phonemes';

const RELIABLE = new Set(['TH', 'R', 'V']);

const utterance = (
  text: string,
  target: string,
  heard: string | null,
  unsure = false,
): Judgement => ({
  mode: 'SPEAK',
  score: 60,
  passed: false,
  words: [
    {
      text,
      score: 60,
      status: 'again',
      phones: [
        { target, heard, gop: -4 },
        { target: 'IY', heard: null, gop: 0 },
      ],
      span: { start: 0, end: 1 },
      typed: null,
      unsure,
    },
  ],
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
});

it('The most frequent confusion comes first, with its words and its hint', () => {
  const utterances = [
    utterance('three', 'TH', 'S'),
    utterance('Three.', 'TH', 'S'),
    utterance('theme', 'TH', 'S'),
    utterance('really', 'R', 'L'),
    utterance('read', 'R', 'L'),
    utterance('van', 'V', 'W'),
  ];
  expect(weakPhonemes(utterances, RELIABLE)).toEqual([
    { target: 'TH', heard: 'S', times: 3, words: ['three', 'theme'], hint: 'thAsS' },
    { target: 'R', heard: 'L', times: 2, words: ['really', 'read'], hint: 'rAsL' },
  ]);
});

it('A confusion that occurred once, and an unclear phoneme that occurred twice, is left out', () => {
  expect(weakPhonemes([utterance('van', 'V', 'W')], RELIABLE)).toEqual([]);
  const unclear = [utterance('van', 'V', null), utterance('vine', 'V', null)];
  expect(weakPhonemes(unclear, RELIABLE)).toEqual([]);
});

it('Unsure words do not count for weak phonemes', () => {
  const unsure = [1, 2, 3].map(() => utterance('van', 'V', 'W', true));
  expect(weakPhonemes(unsure, RELIABLE)).toEqual([]);
});

it('A phoneme whose result is not reliable is never named', () => {
  const slips = [1, 2, 3].map(() => utterance('van', 'V', 'W'));
  expect(weakPhonemes(slips, RELIABLE)).toHaveLength(1);
  expect(weakPhonemes(slips, new Set(['TH']))).toEqual([]);
});

it('An utterance of another text does not count for the phonemes of the text', () => {
  const others = [1, 2, 3].map(
    (): Judgement => ({
      ...utterance('van', 'V', 'W'),
      otherText: 'sentence',
    }),
  );
  expect(weakPhonemes(others, RELIABLE)).toEqual([]);
});
