import { expect, it } from 'vitest';
import { FFT_SIZE } from './fft';
import { CEPSTRA, cepstralTransform, FILTERS, melFilters, SAMPLE_RATE } from './mel';

it('every mel filter has unit area and rises before it falls', () => {
  const binHz = SAMPLE_RATE / FFT_SIZE;
  for (const { weights } of melFilters) {
    const area = weights.reduce((sum, weight) => sum + weight, 0) * binHz;
    expect(area).toBeGreaterThan(0.9);
    expect(area).toBeLessThan(1.1);
    const top = weights.indexOf(Math.max(...weights));
    expect([...weights.subarray(0, top + 1)]).toEqual(
      [...weights.subarray(0, top + 1)].sort((a, b) => a - b),
    );
  }
});

it('the rows of the cepstral transform are orthogonal', () => {
  const row = (r: number) => cepstralTransform.subarray(r * FILTERS, (r + 1) * FILTERS);
  for (let a = 0; a < CEPSTRA; a++)
    for (let b = 0; b < a; b++) {
      const product = row(a).reduce((sum, x, i) => sum + x * row(b)[i]!, 0);
      expect(Math.abs(product)).toBeLessThan(1e-9);
    }
});
