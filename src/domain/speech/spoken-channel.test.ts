import { expect, it } from 'vitest';
import { spokenChannel } from './spoken-channel';

const RATE = 48_000;
const of = (sample: (second: number, i: number) => number) =>
  Int16Array.from({ length: 3 * RATE }, (_, i) => sample(i / RATE, i));
/** A voice that comes and goes, with a second of silence around it. */
const speech = of((at) =>
  at < 1 || at > 2 ? 0 : 3_000 * Math.abs(Math.sin(at * 12)) * Math.sin(at * 1_900),
);

it.each([
  ['silence', of(() => 0)],
  ['a microphone that is not at zero', of(() => 9_000)],
  ['hum', of((at) => 12_000 * Math.sin(at * 2 * Math.PI * 50))],
  ['a tone', of((at) => 9_000 * Math.sin(at * 2 * Math.PI * 1_000))],
  ['noise', of((_, i) => ((i * 7_919 * (i % 97)) % 6_000) - 3_000)],
  ['a click each second', of((_, i) => (i % RATE < 400 ? 20_000 * (i % 2 ? 1 : -1) : 0))],
  ['the same speech from further away', speech.map((sample) => sample / 4)],
])('The speech of a recording is found beside %s', (_name, other) => {
  expect(spokenChannel([other, speech], RATE)).toBe(speech);
  expect(spokenChannel([speech, other], RATE)).toBe(speech);
});

it('A channel that always sounds is found beside silence', () => {
  const tone = of((at) => 900 * Math.sin(at * 2 * Math.PI * 400));
  expect(spokenChannel([of(() => 0), tone], RATE)).toBe(tone);
});

it('The first of channels that are the same is taken', () => {
  expect(spokenChannel([speech, speech.slice()], RATE)).toBe(speech);
});
