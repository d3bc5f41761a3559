import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeMicrophoneWav } from '~/cli/media/fake-microphone';

/** What Chromium's fake microphone hears next: a WAV file that is read anew whenever the microphone opens. */
export class Microphone {
  private constructor(readonly file: string) {}

  static async in(folder: string): Promise<Microphone> {
    const microphone = new Microphone(join(folder, 'microphone.wav'));
    await microphone.silence();
    return microphone;
  }

  /** The learner will say this, in one of the two voices. */
  async willSay(text: string, accent: 'US' | 'GB' = 'US'): Promise<void> {
    await writeFile(this.file, await fakeMicrophoneWav(text, accent));
  }

  /** Nothing but a quiet room. */
  async silence(seconds = 6): Promise<void> {
    await writeFile(this.file, quietRoom(seconds));
  }
}

/** 48 kHz mono 16-bit WAV with one unit of dither, as a muted microphone gives. */
function quietRoom(seconds: number): Buffer {
  const rate = 48_000;
  const samples = Math.round(seconds * rate);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++) wav.writeInt16LE(i % 3 === 0 ? 1 : 0, 44 + i * 2);
  return wav;
}
