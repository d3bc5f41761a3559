import type { WordUtterance } from '~/domain/spaced-repetition/voice-samples';
import type { RecordingSample } from './recording-store';

const RATE = 16_000;
const PAD_S = 0.12;
const MAX_SAMPLE_S = 2.5;

/** Cuts the word of an utterance out of a recording.
 *  @param samples 16 kHz mono, −1 … 1 */
export function cutSample(
  samples: Float32Array,
  utterance: WordUtterance,
  at: number,
): RecordingSample {
  const { word, clear, span } = utterance;
  const from = Math.max(0, Math.round((span.start - PAD_S) * RATE));
  const until = Math.min(span.end + PAD_S, span.start + MAX_SAMPLE_S);
  const segment = samples.subarray(from, Math.round(until * RATE));
  // This is a loop, because `Int16Array.from` calls a function for each of 40,000 samples.
  const pcm = new Int16Array(segment.length);
  for (let i = 0; i < pcm.length; i++) pcm[i] = Math.max(-1, Math.min(1, segment[i]!)) * 32_767;
  return { word, clear, at, pcm };
}

/** Converts a stored word into samples for the player. */
export function toSamples({ pcm }: RecordingSample): Float32Array {
  return Float32Array.from(pcm, (value) => value / 32_767);
}
