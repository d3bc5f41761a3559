/** @module-tag extended */
import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { isNamed, type NearNaming, nearNamings } from './near-naming';

/** The text has “sing”, the speaker said “thing”, and the scorer detects the /θ/. */
const thing: NearNaming = {
  targets: ['S', 'IH', 'NG'],
  said: ['TH', 'IH', 'NG'],
  candidates: [
    { kind: 'weak other', position: 0, estimate: 0.4, best: 'TH' },
    { kind: 'slip thAsS', position: 0, estimate: 0.4, best: 'TH' },
    { kind: 'slip ihAsIy', position: 1, estimate: 1.9, best: 'IY' },
  ],
};

it('A near word is named by advice on the sound that differs, where that advice is given', () => {
  expect(isNamed(thing, { 'slip thAsS': { below: 1 } })).toBe(true);
  expect(isNamed(thing, { 'slip thAsS': { below: 0.4 } })).toBe(false);
  expect(isNamed(thing, { 'weak other': { below: 1 }, 'slip ihAsIy': { below: 2 } })).toBe(false);
  expect(isNamed({ ...thing, targets: [], candidates: [] }, {})).toBe(false);
});

it('Near words stand in the places of words that experts heard well, with nothing where the scorer is silent', () => {
  const words = referenceWords('thing ship');
  const [sing, sheep] = [referenceWords('sing')[0]!, referenceWords('sheep')[0]!];
  const expert = words.map(({ text, pronunciations: [phones] }) => ({
    phones: phones!,
    scores: phones!.map(() => (text === 'ship' ? 0 : 2)),
  }));
  const near = [
    { words: words.with(0, sing), index: 0 },
    { words: words.with(1, sheep), index: 1 },
  ];
  const utterance = { id: 'u', speaker: 's', wav: 'u.wav', words, expert };
  const trial = { utterance, near, wrong: words, swapped: null };
  const { targets, candidates } = thing;
  expect(nearNamings(trial, () => [{ targets, candidates }, null])).toEqual([thing]);
  expect(nearNamings(trial, () => [null, null])).toEqual([
    { said: thing.said, targets: [], candidates: [] },
  ]);
});
