import { expect, it } from 'vitest';
import { FFT_SIZE, fft } from './fft';

it('the FFT of a signal equals its Fourier transform computed as a sum', () => {
  const signal = Float64Array.from(
    { length: FFT_SIZE },
    (_, i) => Math.sin(i * i * 0.01) + i / 999,
  );
  const re = Float64Array.from(signal);
  const im = new Float64Array(FFT_SIZE);
  fft(re, im);
  for (const bin of [0, 1, 7, 100, 255, 256, 300]) {
    let real = 0;
    let imaginary = 0;
    signal.forEach((x, i) => {
      real += x * Math.cos((2 * Math.PI * bin * i) / FFT_SIZE);
      imaginary -= x * Math.sin((2 * Math.PI * bin * i) / FFT_SIZE);
    });
    expect(re[bin]).toBeCloseTo(real, 6);
    expect(im[bin]).toBeCloseTo(imaginary, 6);
  }
});
