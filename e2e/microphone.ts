import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPico } from '~/server/gateways/speech/pico';
import type { Accent } from '~/server/gateways/speech/tts';
import { wavFile } from './wav-file';

/** The fake device's rate; browsers are asked to decode and resample as with any microphone. */
const RATE = 48_000;
const ROOM_BEFORE_S = 0.6;
const ROOM_AFTER_S = 2.5;
/** One unit of dither: a live microphone never gives digital zero. */
const DITHER = 1;

/** What Chromium's fake microphone hears next: a WAV file that is read anew whenever the microphone opens. */
export class Microphone {
  private readonly voice = createPico();

  private constructor(readonly file: string) {}

  static async in(folder: string): Promise<Microphone> {
    const microphone = new Microphone(join(folder, 'microphone.wav'));
    await microphone.willHearNothing();
    return microphone;
  }

  /** The learner will say this, in one of the two voices, a little slower than the voice's own way. */
  async willSay(text: string, accent: Accent = 'US'): Promise<void> {
    const { pcm, rate } = await this.voice.synth(text, accent, { speed: 0.9, pitch: 1 });
    const before = Math.round(ROOM_BEFORE_S * RATE);
    const speech = Math.floor((pcm.length * RATE) / rate);
    const sound = room(before + speech + Math.round(ROOM_AFTER_S * RATE));
    for (let i = 0; i < speech; i++) sound[before + i] = between(pcm, (i * rate) / RATE);
    await writeFile(this.file, wavFile(sound, RATE));
  }

  /** Nothing but a quiet room. */
  async willHearNothing(seconds = 12): Promise<void> {
    await writeFile(this.file, wavFile(room(Math.round(seconds * RATE)), RATE));
  }
}

function room(samples: number): Int16Array {
  return Int16Array.from({ length: samples }, (_, i) => (i % 3 === 0 ? DITHER : 0));
}

/** The sample at a fractional position, by linear interpolation. */
function between(pcm: Int16Array, at: number): number {
  const left = Math.floor(at);
  const a = pcm[left] ?? 0;
  const b = pcm[left + 1] ?? a;
  return Math.round(a + (b - a) * (at - left));
}
