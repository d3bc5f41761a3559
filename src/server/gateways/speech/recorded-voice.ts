import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBytes } from './content-hash';
import type { SpeechEngine, Voice } from './speech-engine';
import { readWav } from './wav';

/** Declared sample rate of the recordings, Hz; each file has its own. */
const RATE = 48_000;

/** A person's recordings: a folder of WAV files, each named by its text. The voice is tried first for every
 *  text with a recording, and replaces a clip only if the check accepts it. */
export function createRecordedVoice(
  folder: string,
  described: Omit<Voice, 'sampleRate'>,
): SpeechEngine {
  const file = (text: string) => join(folder, `${recordingName(text)}.wav`);
  return {
    name: 'recording',
    voices: [{ ...described, sampleRate: RATE }],
    controls: [],
    version: (text) =>
      existsSync(file(text)) ? `wav/${hashBytes(readFileSync(file(text)))}` : null,
    async speak(tokens) {
      const path = file(tokens.map(({ text }) => text).join(' '));
      try {
        return readWav(readFileSync(path));
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`);
      }
    },
  };
}

/** Name of the file of a text: its words in small letters, joined by hyphens. `It’s hot, isn’t it?` →
 *  its-hot-isnt-it */
export function recordingName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
