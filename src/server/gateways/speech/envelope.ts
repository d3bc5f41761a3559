import { ENVELOPE_POINTS } from '~/schemas/content';
import { peak } from './shape-audio';

/** Envelope of a unit's clips, from which its cover is drawn: the clips end to end, cut into 240 equal parts,
 *  the peak of each as a whole number, the loudest part 100. */
export function toEnvelope(clips: readonly Float32Array[]): number[] {
  const total = clips.reduce((sum, clip) => sum + clip.length, 0);
  const joined = new Float32Array(total);
  let offset = 0;
  for (const clip of clips) {
    joined.set(clip, offset);
    offset += clip.length;
  }
  const peaks = Array.from({ length: ENVELOPE_POINTS }, (_, i) => {
    const from = Math.floor((i * total) / ENVELOPE_POINTS);
    const to = Math.floor(((i + 1) * total) / ENVELOPE_POINTS);
    return peak(joined.subarray(from, to));
  });
  const loudest = Math.max(...peaks);
  return peaks.map((value) => (loudest === 0 ? 0 : Math.round((100 * value) / loudest)));
}
