import { expect, it } from 'vitest';
import { fromALaw, fromMuLaw } from './g711';

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

/** The law's own curve at a share of full scale, by its formula. */
const muCurve = (y: number) => (256 ** y - 1) / 255;
const aCurve = (y: number) => {
  const total = 1 + Math.log(87.6);
  return y < 1 / total ? (y * total) / 87.6 : Math.exp(y * total - 1) / 87.6;
};

it('The bytes of µ-law and A-law that the recommendation lists have its values', () => {
  // Values of 14 and of 13 bits, in 16.
  const mu = [0x00, 0x0f, 0x10, 0x6f, 0x7e, 0x7f, 0x80, 0xff].map(fromMuLaw);
  expect(mu).toEqual([-32_124, -16_764, -15_996, -132, -8, -0, 32_124, 0]);
  const a = [0xaa, 0x2a, 0xd5, 0x55, 0xd4, 0x85, 0x80].map(fromALaw);
  expect(a).toEqual([32_256, -32_256, 8, -8, 24, 4_224, 5_504]);
});

it('Each of the 256 bytes has another value, in steps of its segment, close to the curve of the law', () => {
  for (const [read, curve, invert, high] of [
    [fromMuLaw, muCurve, 0xff, -1],
    [fromALaw, aCurve, 0x55, 1],
  ] as const) {
    const values = BYTES.map((byte) => read(byte));
    // µ-law has a zero of each sign.
    expect(new Set(values.map((value) => value + 0)).size).toBeGreaterThanOrEqual(255);
    for (const byte of BYTES) {
      const bits = byte ^ invert;
      const sign = bits & 0x80 ? high : -high;
      const ideal = 32_768 * curve(((bits & 0x7f) + 0.5) / 128);
      expect(Math.abs(sign * read(byte) - ideal), `byte ${byte}`).toBeLessThan(0.09 * ideal + 16);
    }
  }
});
