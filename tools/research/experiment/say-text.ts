import { resample } from '~/server/gateways/speech/resample';
import { shapeAudio } from '~/server/gateways/speech/shape-audio';
import type { AvailableVoice } from '~/server/gateways/speech/voices';
import { wordsToSay } from '~/server/gateways/speech/words-to-say';

/** Sample rate of the scorer, Hz. */
const RATE = 16_000;

/** A text as a voice says it, 16 kHz mono in [−1, 1], trimmed and levelled.
 *  @throws Error naming a word without a known pronunciation */
export async function sayText(
  text: string,
  { engine, voice }: AvailableVoice,
): Promise<Float32Array> {
  const tokens = wordsToSay(text, voice.accent).map(({ text, phones, ipa }) => ({
    text,
    phones,
    ipa,
    forced: false,
  }));
  const { pcm, rate } = await engine.speak(tokens, voice, { speed: 1, pitch: 1 });
  return shapeAudio(resample(pcm, rate, RATE));
}
