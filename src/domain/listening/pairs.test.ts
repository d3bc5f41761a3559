import { expect, it } from 'vitest';
import { differsBy } from '~/domain/listening/differs-by';
import { withoutStress } from '~/server/gateways/speech/arpabet';
import { dictionaryPhones } from '~/server/gateways/speech/stressed-phones';
import { CONTRAST_SOUNDS, CONTRASTS } from './contrast';
import { MINIMAL_PAIRS } from './pairs';

it('There are at least 120 pairs of at least 16 contrasts, five of each at least, and none twice', () => {
  expect(CONTRASTS.length).toBeGreaterThanOrEqual(16);
  expect(MINIMAL_PAIRS.length).toBeGreaterThanOrEqual(120);
  for (const contrast of CONTRASTS)
    expect(
      MINIMAL_PAIRS.filter((pair) => pair.contrast === contrast).length,
      contrast,
    ).toBeGreaterThanOrEqual(5);
  expect(new Set(MINIMAL_PAIRS.map(({ id }) => id)).size).toBe(MINIMAL_PAIRS.length);
});

it('The words of every pair differ by the sounds of its contrast alone, by the dictionary', () => {
  for (const { id, contrast, words } of MINIMAL_PAIRS) {
    const [firsts, seconds] = words.map((word) => dictionaryPhones(word).map(withoutStress));
    const differs = firsts!.some((first) =>
      seconds!.some((second) => differsBy(contrast, first, second)),
    );
    expect(differs, id).toBe(true);
  }
});

it('The name of a contrast is one of its pairs', () => {
  for (const contrast of CONTRASTS) {
    const ids = MINIMAL_PAIRS.filter((pair) => pair.contrast === contrast).map(({ id }) => id);
    const name = contrast.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    expect(ids, contrast).toContain(name);
    expect(CONTRAST_SOUNDS[contrast].length).toBeGreaterThan(0);
  }
});

it('Two sounds or another order of the two are no pair of a contrast', () => {
  const [sheep, ship, shop] = ['SH IY P', 'SH IH P', 'SH AA P'].map((line) => line.split(' '));
  expect(differsBy('sheepShip', sheep!, ship!)).toBe(true);
  expect(differsBy('sheepShip', ship!, sheep!)).toBe(false);
  expect(differsBy('sheepShip', sheep!, shop!)).toBe(false);
  expect(differsBy('sheepShip', sheep!, ['S', 'IH', 'P'])).toBe(false);
  expect(differsBy('seaSeat', ['S', 'IY'], ['S', 'IY', 'T'])).toBe(true);
  expect(differsBy('seaSeat', ['S', 'IY'], ['S', 'IH', 'T'])).toBe(false);
});
