const RATE = 16_000;
const FRAME = RATE / 100;
const MARGIN = 0.15 * RATE;
/** Frames this far below the loudest are not speech, dB. */
const RANGE = 42;
/** The voice's own samples kept around its speech, frames: onsets and fading consonants. */
const KEPT_MARGIN = 4;
/** Loudness of the clip's speech, root mean square; about 18 dB below full scale. */
const LOUDNESS = 0.125;
const PEAK = 0.9;

/** Part of what makes a clip: another shape means another file. */
export const SHAPE_SETTINGS = `${MARGIN}/${RANGE}/${KEPT_MARGIN}/${LOUDNESS}/${PEAK}`;

/** Trims a voice to its speech, leaves 150 ms of quiet around it and gives every clip the same
 *  loudness, so that nothing jumps between words, sentences and accents.
 *  @param pcm 16 kHz mono
 *  @returns 16 kHz mono in [−1, 1]
 *  @throws Error when there is no sound */
export function shapeAudio(pcm: Int16Array): Float32Array {
  const pcm32 = Float32Array.from(pcm, (sample) => sample / 32768);
  if (peak(pcm32) === 0) throw new Error('The voice made no sound.');
  const { first, last } = speechFrames(pcm32);
  const from = Math.max(0, (first - KEPT_MARGIN) * FRAME);
  const to = Math.min(pcm32.length, (last + 1 + KEPT_MARGIN) * FRAME);
  const speech = pcm32.subarray(from, to);
  const gain = Math.min(LOUDNESS / rms(speech), PEAK / peak(speech));
  const before = MARGIN - (first * FRAME - from);
  const after = MARGIN - (to - (last + 1) * FRAME);
  const shaped = new Float32Array(before + speech.length + after);
  for (let i = 0; i < speech.length; i++) shaped[before + i] = speech[i]! * gain;
  return shaped;
}

/** The highest absolute sample. */
export function peak(pcm32: Float32Array): number {
  return pcm32.reduce((maxAmplitude, sample) => Math.max(maxAmplitude, Math.abs(sample)), 0);
}

function speechFrames(pcm32: Float32Array): { first: number; last: number } {
  const levels: number[] = [];
  for (let at = 0; at + FRAME <= pcm32.length; at += FRAME)
    levels.push(20 * Math.log10(rms(pcm32.subarray(at, at + FRAME)) + 1e-9));
  const threshold = Math.max(...levels) - RANGE;
  return {
    first: levels.findIndex((level) => level > threshold),
    last: levels.findLastIndex((level) => level > threshold),
  };
}

function rms(pcm32: Float32Array): number {
  return Math.sqrt(pcm32.reduce((sum, sample) => sum + sample * sample, 0) / pcm32.length);
}
