/** @module-tag extended */
import { expect, it } from 'vitest';
import type { NearGain } from '~/domain/speech/near-evidence';
import { fitNearGains } from './fit-near-gains';

const many = (
  change: NearGain['change'],
  ...gains: number[]
): Pick<NearGain, 'change' | 'gain'>[] =>
  Array.from({ length: 500 }, (_, i) => ({ change, gain: gains[i % gains.length]! }));
const gains = [
  ...many('TH>S', 8, 12),
  ...many('L>R', -22, -18),
  ...many('T>', 1),
  ...many('>S', 3),
];

it('A frequent change has a spread of its own, a rare one nearly that of its kind', () => {
  const { kinds, changes } = fitNearGains([...gains, { change: 'V>W', gain: 29 }]);
  expect(Math.abs(changes['TH>S']!.mean - 10)).toBeLessThan(1);
  expect(changes['TH>S']!.deviation).toBeLessThan(5);
  expect(Math.abs(kinds.other.mean + 5)).toBeLessThan(1);
  expect(Math.abs(changes['V>W']!.mean - kinds.other.mean)).toBeLessThan(3);
  expect(Math.abs(changes['V>W']!.deviation - kinds.other.deviation)).toBeLessThan(3);
});

it('A gain beyond the limit counts as the limit', () => {
  const { changes } = fitNearGains([...gains, ...many('R>L', 900)]);
  expect(changes['R>L']!.mean).toBeLessThan(30);
});
