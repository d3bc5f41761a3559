/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { heardPronunciations } from '~/domain/speech/align-words';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { checkClip } from './check-clip';
import { createFlite } from './flite';
import { createPico } from './pico';
import { resample } from './resample';
import { findRhvoice, openRhvoice } from './rhvoice';
import { shapeAudio } from './shape-audio';
import type { SpeechEngine, SpokenText, SpokenToken, Voice } from './speech-engine';
import { voicesOf } from './voices';
import { wordsToSay } from './words-to-say';

const bytes = readFileSync(join(process.cwd(), 'public', ACOUSTIC_MODEL_PATH));
const model = loadAcousticModel(new Uint8Array(bytes).buffer);
const voices = [createPico(), createFlite()].flatMap((engine) =>
  engine.voices.map((voice) => ({ voice, engine, id: voice.id })),
);
const NORMAL = { speed: 1, pitch: 1 };
const toSeconds = ({ pcm, rate }: SpokenText) => pcm.length / rate;
const tokens = (text: string): SpokenToken[] =>
  wordsToSay(text, 'US').map(({ text, phones, ipa }) => ({ text, phones, ipa, forced: false }));

/** Tests that every voice of every engine must pass. */
function behavesAsVoice(voice: Voice, engine: SpeechEngine) {
  const speak = (text: string, prosody = NORMAL) => engine.speak(tokens(text), voice, prosody);

  it('A voice says a sentence at its sample rate, without clipping', async () => {
    const spoken = await speak('Every stall now serves hot food in a strong bowl.');
    expect(spoken.rate).toBe(voice.sampleRate);
    expect(toSeconds(spoken)).toBeGreaterThan(1.5);
    expect(spoken.pcm.filter((sample) => Math.abs(sample) >= 32767)).toHaveLength(0);
  });

  it('A voice says the same text identically after another text', async () => {
    const first = await speak('umbrella');
    await speak('Something else altogether?');
    expect(await speak('umbrella')).toEqual(first);
  });

  it('A voice slows down with a lower speed', async () => {
    const slow = await speak('umbrella', { speed: 0.7, pitch: 1 });
    expect(toSeconds(slow)).toBeGreaterThan(1.2 * toSeconds(await speak('umbrella')));
  });

  it('A voice reads characters that look like its own tags', async () => {
    const marks: SpokenToken[] = ['tea', '<', 'coffee', '&', '“milk”'].map((text) => ({
      text,
      phones: [],
      ipa: '',
      forced: false,
    }));
    expect(toSeconds(await engine.speak(marks, voice, NORMAL))).toBeGreaterThan(0.8);
  });
}

const rhvoice = findRhvoice();
describe.skipIf(!rhvoice).each(voicesOf('rhvoice'))('The installed voice $id', (voice) => {
  behavesAsVoice(voice, rhvoice!);

  it('An installed voice says a sentence so that the scorer accepts it', async () => {
    const text = 'Every stall now serves hot food in a strong bowl.';
    const { pcm, rate } = await rhvoice!.speak(tokens(text), voice, NORMAL);
    const clip = shapeAudio(resample(pcm, rate, 16_000));
    expect(checkClip(model, clip, wordsToSay(text, voice.accent)).refused).toBeUndefined();
  });
});

it('RHVoice is not found where it is not installed', () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    expect(openRhvoice()).toBeNull();
  } finally {
    process.env.PATH = path;
  }
});

describe.each(voices)('The voice $id', ({ voice, engine }) => {
  behavesAsVoice(voice, engine);

  it('A voice says a forced word with the given phones, whatever its spelling', async () => {
    const text = 'They eat tears at home.';
    const readings = [
      { phones: ['T', 'EH1', 'R', 'Z'], ipa: 'terz' },
      { phones: ['B', 'AH0', 'N', 'AE1', 'N', 'AH0', 'Z'], ipa: 'bəˈnænəz' },
    ];
    const heard = readings.map(async (reading) => {
      const forced = tokens(text).map((token) =>
        token.text === 'tears' ? { ...token, ...reading, forced: true } : token,
      );
      const { pcm, rate } = await engine.speak(forced, voice, NORMAL);
      const words = wordsToSay(text, 'US').map((word) =>
        word.text === 'tears'
          ? {
              ...word,
              pronunciations: [
                ['T', 'EH', 'R', 'Z'],
                ['B', 'AH', 'N', 'AE', 'N', 'AH', 'Z'],
              ],
            }
          : word,
      );
      return heardPronunciations(model, shapeAudio(resample(pcm, rate, 16_000)), words)[2];
    });
    expect(await Promise.all(heard)).toEqual([0, 1]);
  });
});

it('Pico names its folder when its files are missing', () => {
  expect(() => createPico('/nowhere')).toThrow('/nowhere');
});
