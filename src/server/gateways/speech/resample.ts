/** Zero crossings of the filter on each side. */
const REACH = 16;

/** Converts samples to another rate with a windowed sinc filter (Smith, Digital Audio Resampling), which also
 *  removes frequencies beyond the lower rate.
 *  @param from and to in Hz */
export function resample(pcm: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return pcm;
  const cutoff = Math.min(1, to / from);
  const half = Math.ceil(REACH / cutoff);
  return Int16Array.from({ length: Math.floor((pcm.length * to) / from) }, (_, index) => {
    const centre = (index * from) / to;
    const first = Math.ceil(centre - half);
    let sum = 0;
    for (let i = Math.max(0, first); i <= Math.min(pcm.length - 1, centre + half); i++) {
      const x = i - centre;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / half);
      sum += pcm[i]! * cutoff * sinc(cutoff * x) * window;
    }
    return Math.max(-32768, Math.min(32767, Math.round(sum)));
  });
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
