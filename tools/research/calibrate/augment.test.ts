/** @module-tag extended */
import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { augment } from './augment';

const tone = (hertz: number, length: number) =>
  Float32Array.from({ length }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / 16_000));
const random = seededRandom(1);

it.each([0.9, 1.1])(
  'A tone augmented to speed %d is higher and shorter by that factor',
  (speed) => {
    const played = augment(tone(500, 8000), { speed, noise: null }, random);
    const expected = tone(500 * speed, played.length);
    expect(played.length).toBe(Math.floor(8000 / speed));
    const inner = [...played].slice(100, -100);
    const error = Math.max(...inner.map((x, i) => Math.abs(x - expected[i + 100]!)));
    expect(error).toBeLessThan(0.02);
  },
);

it('Added noise has the requested signal-to-noise ratio', () => {
  const voice = tone(300, 16_000);
  const noisy = augment(voice, { speed: 1, noise: [20, 20] }, random);
  const power = (x: readonly number[]) => x.reduce((sum, v) => sum + v * v, 0) / x.length;
  const added = [...noisy].map((x, i) => x - voice[i]!);
  expect(10 * Math.log10(power([...voice]) / power(added))).toBeCloseTo(20, -0.3);
});
