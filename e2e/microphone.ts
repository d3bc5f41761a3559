import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Accent } from '~/domain/speech/accent';
import { createPico } from '~/server/gateways/speech/pico';
import { wavFile } from '~/test/wav-file';

/** Sample rate of the fake device, Hz: the browser has to resample as with any microphone. */
const RATE = 48_000;
const SILENCE_BEFORE_S = 0.6;
const SILENCE_AFTER_S = 2.5;
/** One unit of dither: a live microphone never gives digital zero. */
const DITHER = 1;

/** A word whose pronunciation is left to the voice. */
const PLAIN = { phones: [], ipa: '', forced: false };

/** Input of Chromium's fake microphone: a WAV file that is read again whenever the microphone opens. */
export class Microphone {
  private readonly engine = createPico();

  private constructor(readonly file: string) {}

  static async in(folder: string): Promise<Microphone> {
    const microphone = new Microphone(join(folder, 'microphone.wav'));
    await microphone.queueSilence();
    return microphone;
  }

  /** Synthesises the next utterance in one of the two voices, a little slower than normal.
   *  @param noise amplitude of the background noise, 0 … 32767
   *  @param beforeS silence before the speech, seconds
   *  @returns end of the speech, ms after the microphone opens */
  async queueSpeech(
    text: string,
    accent: Accent = 'US',
    noise = 0,
    beforeS = SILENCE_BEFORE_S,
  ): Promise<number> {
    const voice = this.engine.voices.find((one) => one.accent === accent)!;
    const tokens = text.split(' ').map((word) => ({ ...PLAIN, text: word }));
    const prosody = { speed: 0.9, pitch: 1 };
    const { pcm, rate } = await this.engine.speak(tokens, voice, prosody);
    const before = Math.round(beforeS * RATE);
    const speech = Math.floor((pcm.length * RATE) / rate);
    const sound = createRoomNoise(before + speech + Math.round(SILENCE_AFTER_S * RATE));
    for (let i = 0; i < speech; i++) sound[before + i] = interpolate(pcm, (i * rate) / RATE);
    if (noise > 0) addNoise(sound, noise);
    await writeFile(this.file, wavFile(sound, RATE));
    return ((before + speech) / RATE) * 1000;
  }

  /** Queues silence with dither. */
  async queueSilence(seconds = 12): Promise<void> {
    await writeFile(this.file, wavFile(createRoomNoise(Math.round(seconds * RATE)), RATE));
  }
}

/** Adds the same noise every time: a linear congruential generator (Numerical Recipes), not Math.random. */
function addNoise(sound: Int16Array, loudest: number): void {
  let state = 7;
  for (let i = 0; i < sound.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const noise = (state / 2 ** 31 - 1) * loudest;
    sound[i] = Math.max(-32768, Math.min(32767, Math.round(sound[i]! + noise)));
  }
}

function createRoomNoise(samples: number): Int16Array {
  return Int16Array.from({ length: samples }, (_, i) => (i % 3 === 0 ? DITHER : 0));
}

/** The sample at a fractional position, by linear interpolation. */
function interpolate(pcm: Int16Array, position: number): number {
  const left = Math.floor(position);
  const a = pcm[left] ?? 0;
  const b = pcm[left + 1] ?? a;
  return Math.round(a + (b - a) * (position - left));
}
