import type { Accent } from '~/domain/speech/accent';
import { createPico } from '~/server/gateways/speech/pico';
import { wavFile } from './wav-file';

const engine = createPico();

/** A recording of a text like a person's: with a second of a quiet room on both sides. */
export async function spokenFile(text: string, accent: Accent = 'US'): Promise<Buffer> {
  const voice = engine.voices.find((one) => one.accent === accent)!;
  const tokens = text
    .split(' ')
    .map((word) => ({ text: word, phones: [], ipa: '', forced: false }));
  const { pcm, rate } = await engine.speak(tokens, voice, { speed: 0.9, pitch: 1 });
  const room = Int16Array.from({ length: rate }, (_, i) => (i % 3 === 0 ? 1 : 0));
  return wavFile(Int16Array.from([...room, ...pcm, ...room]), rate);
}
