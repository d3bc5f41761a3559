import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BANDS } from '~/domain/ear/bands';
import { loadEarNets } from '~/domain/ear/ear-nets';
import { CLASSES, hearFrames, WIDE } from '~/domain/ear/frame-net';
import { soundHearer } from '~/domain/ear/heard-sounds';
import { plainKernels } from '~/domain/ear/plain-kernels';
import { type AskedSound, runningSums } from '~/domain/ear/sound-windows';
import { vectorKernels } from '~/domain/ear/vector-kernels';
import { wordOdds } from '~/domain/ear/word-odds';

const TRAINED = 'tools/research/ear/trained';
const NET = `${TRAINED}/ear-upper-0.bin`;
/** What PyTorch hears with this net: `torch/reference.py`. */
const reference = JSON.parse(readFileSync(`${TRAINED}/reference.json`, 'utf8')) as {
  asked: number[][];
  frames: number;
  values: number[];
  logPosteriors: number[];
  sounds: number[][];
  words: number[];
};
const DIGITS = 4;

const bands = Float32Array.from({ length: reference.frames * BANDS }, (_, i) => {
  const [t, b] = [Math.floor(i / BANDS), i % BANDS];
  const level = -45 + 20 * Math.sin((t * (b + 3)) / 97) + 15 * Math.cos(b / 5 + t / 11);
  return Math.min(0, Math.max(-80, level));
});

const asked = reference.asked.map(
  ([phone, first, last, next, ends, word]): AskedSound => ({
    phone: phone!,
    first: first!,
    last: last!,
    next: next!,
    endsWord: ends === 1,
    word: word!,
  }),
);

const everySeventh = (values: Float32Array, width: number, step: number) =>
  Array.from(values).filter((_, i) => Math.floor(i / width) % 7 === 0 && (i % width) % step === 0);

const expectClose = (found: readonly number[], wanted: readonly number[]) => {
  expect(found.length).toBe(wanted.length);
  found.forEach((value, i) => {
    expect(value).toBeCloseTo(wanted[i]!, DIGITS);
  });
};

describe.each([
  ['plain JavaScript', plainKernels],
  ['WebAssembly with vectors', () => vectorKernels()!],
])('The ear in %s', (_, open) => {
  const bytes = new Uint8Array(readFileSync(NET)).buffer;
  const ear = loadEarNets(open(), bytes);
  const frames = hearFrames(ear.kernels, ear.frames, bands);

  it('The frames of a recording have the values that PyTorch gives them', () => {
    expectClose(everySeventh(frames.values, WIDE, 9), reference.values);
    expectClose(everySeventh(frames.logPosteriors, CLASSES, 1), reference.logPosteriors);
  });

  it('Sounds and words are heard as PyTorch hears them', () => {
    const heard = asked.map(soundHearer(ear.sounds, runningSums(frames)));
    expectClose(
      heard.flatMap(({ said, score, nothingLeftOut }) => [said, score, nothingLeftOut]),
      reference.sounds.flat(),
    );
    const odds = [0, 1, 2].map((word) => {
      const places = asked.flatMap((sound, i) => (sound.word === word ? [i] : []));
      return wordOdds(
        ear.words,
        places.map((i) => asked[i]!),
        places.map((i) => heard[i]!),
      );
    });
    expectClose(odds, reference.words);
  });
});
