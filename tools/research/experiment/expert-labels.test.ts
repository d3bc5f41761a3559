/** @module-tag extended */
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

it.each([
  ['nothing', '', 'no column utterance'],
  ['no rows', `${HEADER}\n`, 'no rows'],
  ['missing columns', 'utterance\tword\nu1\tsee', 'no column word_index, phones'],
  ['a phone without a score', `${HEADER}\nu1\t0\tsee\tS IY1\t2.0`, 'S IY1'],
  ['neither phones nor scores', `${HEADER}\nu1\t0\tsee\t\t`, 'one score for each phone'],
  ['a score beyond the scale', `${HEADER}\nu1\t0\tsee\tS IY1\t2.0 10`, 'from 0 to 2'],
  ['a score that is a word', `${HEADER}\nu1\t0\tsee\tS IY1\t2.0 good`, 'from 0 to 2'],
  ['an index that is no number', `${HEADER}\nu1\tsee\tsee\tS IY1\t2 2`, 'index of a word'],
  ['a word twice', `${HEADER}\nu1\t0\ti\tAY0\t1\nu1\t0\ti\tAY0\t2`, 'word 0 of u1 twice'],
  ['a word without a row', `${HEADER}\nu1\t1\tsee\tS IY1\t2 2`, 'no row for word 0 of u1'],
])('Expert labels with %s are refused with the place of the mistake', (_, text, message) => {
  expect(() => parseExpertLabels(text)).toThrow(message);
});

it('Expert labels may have other columns, another order of columns and the line ends of any system', () => {
  const text = `\uFEFFnote\tphones\texpert_scores_0_to_2\tword_index\tutterance\r\nx\tS  IY1\t2 1\t0\tu1\r\n`;
  expect(parseExpertLabels(text).get('u1')).toEqual([{ phones: ['S', 'IY'], scores: [2, 1] }]);
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
