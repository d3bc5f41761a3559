import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from './acoustic-model';
import { analyse, HOP } from './front-end';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { scoreUtterance } from './score-utterance';
import { detectSpeech } from './vad';

// Half a second each on an idle core; the machine that runs the tests is not idle.
vi.setConfig({ testTimeout: 60_000 });

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const names = ['bridge', 'beach', 'station', 'garden', 'visitor'] as const;
const [bridge, beach, station, garden, visitor] = (await Promise.all(
  names.map((name) => readWav16k(`src/domain/speech/fixtures/${name}.wav`)),
)) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

const BRIDGE = referenceWords('Thousands of visitors came to see the famous bridge.');
const STATION = referenceWords('She walks to the station every morning before work.');

/** What counts against a reading, and what of it is sure. */
function scoreRecording(pcm: Float32Array, reference: typeof BRIDGE) {
  const result = scoreUtterance(model, pcm, reference);
  const red = result.words.filter(({ status }) => status === 'again' || status === 'missing');
  const blamed = red.filter(({ unsure }) => !unsure).map(({ text }) => text);
  return { ...result, red: red.map(({ text }) => text), blamed };
}

const power = (pcm: Float32Array) => pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length;

const random = seededRandom(3);
const noises = {
  white: (length: number) => Float32Array.from({ length }, () => random() - 0.5),
  hum: (length: number) =>
    Float32Array.from({ length }, (_, i) =>
      [60, 120, 180, 300].reduce((sum, f) => sum + Math.sin((2 * Math.PI * f * i) / 16_000) / f, 0),
    ),
  /** Ten voices, backwards. */
  babble: (length: number) => {
    const out = new Float32Array(length);
    for (const [k, voice] of [beach, station, garden, bridge, visitor].entries()) {
      const loud = Math.sqrt(power(voice));
      for (const shift of [0, 35_000])
        for (let i = 0; i < length; i++)
          out[i]! += voice[voice.length - 1 - ((i + shift + 7919 * k) % voice.length)]! / loud;
    }
    return out;
  },
};

/** The recording with noise so many decibels under its voice (pauses are not counted). */
function withNoise(pcm: Float32Array, kind: keyof typeof noises, decibels: number): Float32Array {
  const { mask } = detectSpeech(analyse(pcm).level);
  const voice = pcm.filter((_, i) => mask[Math.floor(i / HOP)] === 1);
  const noise = noises[kind](pcm.length);
  const gain = Math.sqrt(power(voice) / power(noise)) * 10 ** (-decibels / 20);
  return pcm.map((x, i) => Math.max(-1, Math.min(1, x + gain * noise[i]!)));
}

describe('noise', () => {
  it.each(['hum', 'babble'] as const)('%s 20 dB under the voice changes nothing', (kind) => {
    expect(scoreRecording(withNoise(bridge, kind, 20), BRIDGE)).toMatchObject({
      verdict: 'pass',
      red: [],
    });
    const { verdict, red } = scoreRecording(withNoise(garden, kind, 20), STATION);
    expect(verdict).toBe('retry');
    expect(red).toContain('station');
  });

  it.each([
    ['white', 20],
    ['white', 10],
    ['babble', 10],
    ['babble', 5],
  ] as const)(
    'a right reading in %s noise at %d dB passes, is in doubt or not judged',
    (kind, decibels) => {
      const { verdict, unsure, blamed } = scoreRecording(withNoise(bridge, kind, decibels), BRIDGE);
      if (verdict === 'too_noisy') return;
      expect({ doubtless: verdict !== 'pass' && !unsure, blamed }).toEqual({
        doubtless: false,
        blamed: [],
      });
    },
  );

  it.each([
    ['white', 5],
    ['white', 0],
    ['hum', 5],
    ['hum', 0],
    ['babble', 0],
  ] as const)('nothing is judged in %s noise at %d dB', (kind, decibels) => {
    for (const [pcm, text] of [
      [bridge, BRIDGE],
      [garden, STATION],
    ] as const) {
      const { verdict } = scoreRecording(withNoise(pcm, kind, decibels), text);
      expect(['too_noisy', 'no_speech']).toContain(verdict);
    }
  });
});

describe('level', () => {
  it('the same voice far away is the same reading', () => {
    const far = bridge.map((x) => x / 12);
    expect(scoreRecording(far, BRIDGE)).toMatchObject({ verdict: 'pass', red: [] });
  });

  it('a few samples at the limit do not spoil a reading', () => {
    const peak = bridge.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    const loud = bridge.map((x) => Math.max(-1, Math.min(1, (2 * x) / peak)));
    expect(scoreRecording(loud, BRIDGE)).toMatchObject({ verdict: 'pass', red: [] });
  });
});

describe('what was said', () => {
  const whole = scoreRecording(station, STATION);

  it('a recording cut within a word lacks what comes after, and nothing before', () => {
    const cut = station.slice(0, Math.round(16_000 * whole.words[5]!.start));
    const { verdict, words } = scoreRecording(cut, STATION);
    expect(verdict).toBe('retry');
    expect(words.slice(0, 4).map(({ status }) => status)).not.toContain('again');
    expect(words.slice(5).every(({ status }) => status === 'missing' || status === 'again')).toBe(
      true,
    );
  });

  it('a word before the text is extra, and spoils no word of it', () => {
    const both = new Float32Array(visitor.length + station.length);
    both.set(visitor);
    both.set(station, visitor.length);
    const { extraSpeech, blamed } = scoreRecording(both, STATION);
    expect({ extraSpeech, blamed }).toEqual({ extraSpeech: true, blamed: [] });
    expect(whole.extraSpeech).toBe(false);
  });
});
