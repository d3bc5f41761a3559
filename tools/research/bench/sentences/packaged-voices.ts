import { createFlite } from '~/server/gateways/speech/flite';
import { createPico } from '~/server/gateways/speech/pico';
import { resample } from '~/server/gateways/speech/resample';
import { shapeAudio } from '~/server/gateways/speech/shape-audio';
import type { AvailableVoice } from '~/server/gateways/speech/voices';
import { wordsToSay } from '~/server/gateways/speech/words-to-say';

const RATE = 16_000;

/** The voices that are in the product. */
export const packagedVoices = (): AvailableVoice[] =>
  [createPico(), createFlite()].flatMap((engine) =>
    engine.voices.map((voice) => ({ engine, voice })),
  );

/** Has a packaged voice say a text.
 *  @returns 16 kHz mono in [−1, 1] */
export async function sayByPackage(
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
