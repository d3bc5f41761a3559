import { expect, it } from 'vitest';
import type { JudgedWord, Judgement } from './lesson-feedback';
import { SCORE_BANDS, toBand } from './score-band';

const judged = (passed: boolean, over: Partial<JudgedWord>): Judgement => ({
  mode: 'SPEAK',
  score: 80,
  passed,
  words: [{ text: 'tea', score: 80, status: 'said', phones: [], span: null, typed: null, ...over }],
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
});

const CASES = [
  [judged(true, {}), 'clear'],
  [judged(true, { status: 'nearly' }), 'fair'],
  [judged(true, { open: { from: null, asks: false } }), 'fair'],
  [judged(false, { status: 'again', unsure: true }), 'open'],
  [judged(false, { open: { from: 'fourteen', asks: true } }), 'open'],
  [judged(false, { status: 'again' }), 'again'],
  [judged(false, { status: 'missing' }), 'again'],
] as const;

it.each(CASES)('A single word %j is in the band %s', (judgement, band) => {
  expect(toBand(judgement)).toBe(band);
});

it('Every band is reached', () => {
  expect(new Set(CASES.map(([judgement]) => toBand(judgement)))).toEqual(new Set(SCORE_BANDS));
});
