/** @module-tag extended */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from './acoustic-model';
import { analyse, HOP } from './front-end';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { scoreUtterance } from './score-utterance';
import { detectSpeech } from './vad';

// An utterance takes half a second on an idle core, and longer while other tests run.

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const names = ['bridge', 'beach', 'station', 'garden', 'visitor'] as const;
const [bridge, beach, station, garden, visitor] = (await Promise.all(
  names.map((name) => readWav16k(`src/domain/speech/fixtures/${name}.wav`)),
)) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];

const BRIDGE = referenceWords('Thousands of visitors came to see the famous bridge.');
const STATION = referenceWords('She walks to the station every morning before work.');

/** Scores a recording and lists its red words and, of these, the sure ones. */
function scoreRecording(pcm: Float32Array, reference: typeof BRIDGE) {
  const result = scoreUtterance(model, pcm, reference);
  const red = result.words.filter(({ status }) => status === 'again' || status === 'missing');
  const sureErrors = red.filter(({ unsure }) => !unsure).map(({ text }) => text);
  return { ...result, red: red.map(({ text }) => text), sureErrors };
}

const power = (pcm: Float32Array) => pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length;

const random = seededRandom(3);
const noises = {
  white: (length: number) => Float32Array.from({ length }, () => random() - 0.5),
  hum: (length: number) =>
    Float32Array.from({ length }, (_, i) =>
      [60, 120, 180, 300].reduce((sum, f) => sum + Math.sin((2 * Math.PI * f * i) / 16_000) / f, 0),
    ),
  /** Ten voices, reversed. */
  babble: (length: number) => {
    const out = new Float32Array(length);
    for (const [k, voice] of [beach, station, garden, bridge, visitor].entries()) {
      const amplitude = Math.sqrt(power(voice));
      for (const shift of [0, 35_000])
        for (let i = 0; i < length; i++)
          out[i]! += voice[voice.length - 1 - ((i + shift + 7919 * k) % voice.length)]! / amplitude;
    }
    return out;
  },
};

/** Adds noise to a recording.
 *  @param decibels signal-to-noise ratio; pauses do not count for the signal's power */
function withNoise(pcm: Float32Array, kind: keyof typeof noises, decibels: number): Float32Array {
  const { mask } = detectSpeech(analyse(pcm).level);
  const voice = pcm.filter((_, i) => mask[Math.floor(i / HOP)] === 1);
  const noise = noises[kind](pcm.length);
  const gain = Math.sqrt(power(voice) / power(noise)) * 10 ** (-decibels / 20);
  return pcm.map((x, i) => Math.max(-1, Math.min(1, x + gain * noise[i]!)));
}

describe('Noise', () => {
  it.each(['hum', 'babble'] as const)('%s 20 dB below the voice changes no verdict', (kind) => {
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
    'a correct reading in %s noise at %d dB passes, is unsure or is not scored',
    (kind, decibels) => {
      const { verdict, unsure, sureErrors } = scoreRecording(
        withNoise(bridge, kind, decibels),
        BRIDGE,
      );
      if (verdict === 'too_noisy') return;
      expect({ failedSurely: verdict !== 'pass' && !unsure, sureErrors }).toEqual({
        failedSurely: false,
        sureErrors: [],
      });
    },
  );

  it.each([
    ['white', 5],
    ['white', 0],
    ['hum', 5],
    ['hum', 0],
    ['babble', 0],
  ] as const)('no reading is scored in %s noise at %d dB', (kind, decibels) => {
    for (const [pcm, text] of [
      [bridge, BRIDGE],
      [garden, STATION],
    ] as const) {
      const { verdict } = scoreRecording(withNoise(pcm, kind, decibels), text);
      expect(['too_noisy', 'no_speech']).toContain(verdict);
    }
  });
});

describe('Level', () => {
  it('a correct reading far from the microphone passes', () => {
    const far = bridge.map((x) => x / 12);
    expect(scoreRecording(far, BRIDGE)).toMatchObject({ verdict: 'pass', red: [] });
  });

  it('a correct reading with a few clipped samples passes', () => {
    const peak = bridge.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    const loud = bridge.map((x) => Math.max(-1, Math.min(1, (2 * x) / peak)));
    expect(scoreRecording(loud, BRIDGE)).toMatchObject({ verdict: 'pass', red: [] });
  });
});

describe('Missing and extra words', () => {
  const whole = scoreRecording(station, STATION);

  it('a recording cut within a word has errors after the cut only', () => {
    const cut = station.slice(0, Math.round(16_000 * whole.words[5]!.start));
    const { verdict, words } = scoreRecording(cut, STATION);
    expect(verdict).toBe('retry');
    expect(words.slice(0, 4).map(({ status }) => status)).not.toContain('again');
    expect(words.slice(5).every(({ status }) => status === 'missing' || status === 'again')).toBe(
      true,
    );
  });

  it('a word said before the text is extra speech and causes no error in the text', () => {
    const both = new Float32Array(visitor.length + station.length);
    both.set(visitor);
    both.set(station, visitor.length);
    const { extraSpeech, sureErrors } = scoreRecording(both, STATION);
    expect({ extraSpeech, sureErrors }).toEqual({ extraSpeech: true, sureErrors: [] });
    expect(whole.extraSpeech).toBe(false);
  });
});
