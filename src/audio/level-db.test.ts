import { expect, it } from 'vitest';
import { levelDb } from './level-db';

it('levelDb is 0 dB at full scale and 20 dB lower at a tenth of it', () => {
  expect(levelDb(new Float32Array(64).fill(1))).toBeCloseTo(0);
  expect(levelDb(new Float32Array(64).fill(0.1))).toBeCloseTo(-20, 4);
});
