import { expect, it } from 'vitest';
import { oddsWithEar } from './ear-odds';
import { contentEarModel, functionEarModel } from './ear-word-model';

/** What the ear measures of a word: its odds, and everything else as it usually is. */
const heard = (odds: number) => [odds, 1, 4, 1, 2, 4, -2, 1, 2, 4, 2, -2];

it.each([
  ['content', contentEarModel],
  ['function', functionEarModel],
])('A %s word that the ear hears is likelier than one that it does not hear', (_, model) => {
  expect(oddsWithEar(model, 0, heard(4))).toBeGreaterThan(oddsWithEar(model, 0, heard(-4)) + 2);
});

it('The other evidence counts as well', () => {
  expect(oddsWithEar(contentEarModel, 4, heard(0))).toBeGreaterThan(
    oddsWithEar(contentEarModel, -4, heard(0)) + 2,
  );
});
