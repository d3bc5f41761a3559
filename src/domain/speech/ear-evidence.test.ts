import { expect, it } from 'vitest';
import type { Listening } from './ear';
import { earMeasurements } from './ear-evidence';

const model = { phones: ['SIL', 'K', 'AE', 'T'] };
const sound = (phone: number, word: number) => ({
  segment: { phone, word, first: 10, last: 15 },
});

it('The ear is asked for the phones of the words that were found', () => {
  const listening: Listening = {
    measureWords: (sounds) =>
      new Map(sounds.map(({ phone, word }) => [word, [phone === 'T' ? 1 : 0]])),
  };
  expect(earMeasurements(model, listening, [sound(1, 0), sound(3, 2)], 3)).toEqual([
    [0],
    null,
    [1],
  ]);
});
