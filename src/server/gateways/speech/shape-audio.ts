const RATE = 16_000;
const FRAME = RATE / 100;
const MARGIN = 0.15 * RATE;
/** Distance below the loudest frame beyond which a frame is not speech, dB. */
const RANGE = 42;
/** Number of original frames around the speech, for onsets and fading consonants. */
const SPEECH_MARGIN = 4;
/** Target loudness of the speech, root mean square; about 18 dB below full scale. */
const LOUDNESS = 0.125;
const PEAK = 0.9;

/** Settings of the shape, part of a clip's hash: a change of them makes another file. */
export const SHAPE_SETTINGS = `${MARGIN}/${RANGE}/${SPEECH_MARGIN}/${LOUDNESS}/${PEAK}`;

/** Trims audio to its speech, puts 150 ms of silence around it and gives every clip the same loudness, so that
 *  the volume does not jump between words, sentences and accents.
 *  @param pcm 16 kHz mono
 *  @returns 16 kHz mono in [−1, 1]
 *  @throws Error when it is silent */
export function shapeAudio(pcm: Int16Array): Float32Array {
  const pcm32 = Float32Array.from(pcm, (sample) => sample / 32768);
  if (peak(pcm32) === 0) throw new Error('The voice made no sound.');
  const { first, last } = speechFrames(pcm32);
  const from = Math.max(0, (first - SPEECH_MARGIN) * FRAME);
  const to = Math.min(pcm32.length, (last + 1 + SPEECH_MARGIN) * FRAME);
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
  for (let start = 0; start + FRAME <= pcm32.length; start += FRAME)
    levels.push(20 * Math.log10(rms(pcm32.subarray(start, start + FRAME)) + 1e-9));
  const threshold = Math.max(...levels) - RANGE;
  return {
    first: levels.findIndex((level) => level > threshold),
    last: levels.findLastIndex((level) => level > threshold),
  };
}

function rms(pcm32: Float32Array): number {
  return Math.sqrt(pcm32.reduce((sum, sample) => sum + sample * sample, 0) / pcm32.length);
}
