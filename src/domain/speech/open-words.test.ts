import { expect, it } from 'vitest';
import { type SenseEvidence, withSenseFindings } from './open-words';
import type { WordResult } from './types';

const word = (text: string, over: Partial<WordResult> = {}): WordResult => ({
  text,
  score: 90,
  status: 'said',
  start: 0,
  end: 1,
  phones: [],
  ...over,
});
const NONE: SenseEvidence = { ending: null, gains: [] };
const beside = (gain: number): SenseEvidence => ({
  ending: null,
  gains: [{ pair: 'he/she', word: 'she', gain }],
});
const find = (result: WordResult, evidence: SenseEvidence) =>
  withSenseFindings([result], [evidence])[0]!;

it('A word keeps its result where its competitor does not fit', () => {
  expect(find(word('he'), beside(-20))).toEqual(word('he'));
  expect(find(word('market'), NONE)).toEqual(word('market'));
});

it('A word that its competitor fits as well is open, and another reading can decide', () => {
  expect(find(word('he'), beside(10))).toEqual(word('he', { open: { from: 'she', asks: true } }));
});

it('A word that its competitor fits much better was that one, and is red', () => {
  expect(find(word('he'), beside(60))).toMatchObject({
    status: 'again',
    score: 49,
    unsure: false,
    heardAs: 'she',
  });
});

it('The likeliest of several competitors decides', () => {
  const gains = [
    { pair: 'has/had', word: 'has', gain: 12 },
    { pair: 'have/had', word: 'have', gain: 40 },
  ] as const;
  expect(find(word('had'), { ending: null, gains })).toMatchObject({ heardAs: 'have' });
});

it('With an ear the likeliest is the one that the ear heard, too', () => {
  const gains = [
    { pair: 'has/had', word: 'has', gain: 40, earGain: -6 },
    { pair: 'have/had', word: 'have', gain: 30, earGain: 8 },
  ] as const;
  expect(find(word('had'), { ending: null, gains })).toMatchObject({ heardAs: 'have' });
});

it('A pair that learners’ speech does not tell apart is left as it is', () => {
  const gains = [{ pair: 'this/these', word: 'these', gain: 60 }] as const;
  expect(find(word('this'), { ending: null, gains })).toEqual(word('this'));
});

it.each([
  ['plural', 20, { from: 'cup', asks: true }],
  ['past', 0, { from: null, asks: false }],
] as const)('An ending of the kind %s that cannot be told is open', (kind, gain, open) => {
  const text = kind === 'plural' ? 'cups' : 'washed';
  expect(find(word(text), { ending: { kind, gain }, gains: [] }).open).toEqual(open);
});

it.each(['plural', 'past'] as const)(
  'An ending of the kind %s that was clearly said is clear',
  (kind) => {
    expect(find(word('cups'), { ending: { kind, gain: -30 }, gains: [] }).open).toBeUndefined();
  },
);

it('A word that was another one already keeps its mark', () => {
  const red = word('he', { status: 'again', score: 20 });
  expect(find(red, beside(60))).toEqual(red);
});
