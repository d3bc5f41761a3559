import { expect, it } from 'vitest';
import { hasWrongSound, pairPhones, parseExpertLabels } from './expert-labels';

const HEADER = 'utterance\tword_index\tword\tphones\texpert_scores_0_to_2';

it('Expert labels are read by utterance and word, without stress', () => {
  const labels = parseExpertLabels(`${HEADER}\nu1\t1\tsee\tS IY1\t2.0 0.4\nu1\t0\ti\tAY0\t1.8\n`);
  expect(labels.get('u1')).toEqual([
    { phones: ['AY'], scores: [1.8] },
    { phones: ['S', 'IY'], scores: [2, 0.4] },
  ]);
});

it('Expert labels without one score for each phone are refused with their line', () => {
  expect(() => parseExpertLabels(`${HEADER}\nu1\t0\tsee\tS IY1\t2.0`)).toThrow('S IY1');
  expect(() => parseExpertLabels('utterance\tword')).toThrow('word_index');
});

it('A word holds a wrong sound when the experts give one phone half a point or less', () => {
  expect(hasWrongSound({ phones: ['S', 'IY'], scores: [2, 0.5] })).toBe(true);
  expect(hasWrongSound({ phones: ['S', 'IY'], scores: [2, 0.6] })).toBe(false);
});

it('Phones of two pronunciations are paired by the cheapest edits', () => {
  expect(pairPhones(['K', 'AE', 'T'], ['K', 'AE', 'T'])).toEqual([0, 1, 2]);
  expect(pairPhones(['K', 'AA'], ['K', 'AA', 'R'])).toEqual([0, 1]);
  expect(pairPhones(['W', 'AO', 'T', 'ER'], ['W', 'AA', 'T', 'AH', 'R'])).toEqual([0, 1, 2, 3]);
  expect(pairPhones(['K', 'AE', 'T', 'S'], ['AE', 'T'])).toEqual([-1, 0, 1, -1]);
});
