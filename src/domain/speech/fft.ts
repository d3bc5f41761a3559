/** Transform length in samples: the power of two above one analysis window. */
export const FFT_SIZE = 512;

const half = FFT_SIZE / 2;
const cosines = Float64Array.from({ length: half }, (_, i) =>
  Math.cos((2 * Math.PI * i) / FFT_SIZE),
);
const sines = Float64Array.from({ length: half }, (_, i) => Math.sin((2 * Math.PI * i) / FFT_SIZE));

const reversed = Uint16Array.from({ length: FFT_SIZE }, (_, i) => {
  let out = 0;
  for (let bit = 1, rest = i; bit < FFT_SIZE; bit <<= 1, rest >>= 1) out = (out << 1) | (rest & 1);
  return out;
});

/** In-place radix-2 transform of `FFT_SIZE` complex samples, given as real and imaginary parts. */
export function fft(re: Float64Array, im: Float64Array): void {
  for (let i = 0; i < FFT_SIZE; i++) {
    const j = reversed[i]!;
    if (i >= j) continue;
    const r = re[i]!;
    re[i] = re[j]!;
    re[j] = r;
    const m = im[i]!;
    im[i] = im[j]!;
    im[j] = m;
  }
  for (let size = 2; size <= FFT_SIZE; size <<= 1) butterflies(re, im, size);
}

function butterflies(re: Float64Array, im: Float64Array, size: number): void {
  const stride = FFT_SIZE / size;
  const span = size >> 1;
  for (let block = 0; block < FFT_SIZE; block += size) {
    for (let k = 0; k < span; k++) {
      const wr = cosines[k * stride]!;
      const wi = -sines[k * stride]!;
      const a = block + k;
      const b = a + span;
      const xr = re[b]! * wr - im[b]! * wi;
      const xi = re[b]! * wi + im[b]! * wr;
      re[b] = re[a]! - xr;
      im[b] = im[a]! - xi;
      re[a] = re[a]! + xr;
      im[a] = im[a]! + xi;
    }
  }
}
