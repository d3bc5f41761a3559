import { expect, it } from 'vitest';
import type { HeardRecording } from './ear-nets';
import { earPhones } from './heard-sounds';
import type { AskedSound } from './sound-windows';
import { wordMeasurements } from './word-measurements';

const sound = (phone: string, word: number, endsWord: boolean): AskedSound => ({
  phone: earPhones.indexOf(phone),
  word,
  first: 0,
  last: 9,
  next: 39,
  endsWord,
});

/** A recording in which exactly these phones were said. */
const recordingOf = (said: readonly string[]): HeardRecording => ({
  ask: (asked) => ({
    sounds: asked.map(({ phone }) => {
      const isSaid = said.includes(earPhones[phone]!);
      return { said: isSaid ? 3 : -2, score: isSaid ? 2 : 0, nothingLeftOut: 1 };
    }),
    words: new Map(asked.map(({ word }) => [word, word + 1])),
  }),
});

const text = [sound('TH', 0, false), sound('IH', 0, true), sound('M', 1, true)];
const COMPETITOR_GAIN = 6;

it('A near sound that was said in the place of a sound has a gain', () => {
  const measured = wordMeasurements(recordingOf(['S', 'IH', 'M']), text);
  expect(measured.get(0)![COMPETITOR_GAIN]).toBe(5);
  expect(measured.get(1)![COMPETITOR_GAIN]).toBe(-5);
});

it('The medians of a word are those of the other words', () => {
  const measured = wordMeasurements(recordingOf(['TH', 'IH']), text);
  const [odds, , meanSaid] = measured.get(1)!;
  expect(measured.get(0)!.slice(8, 10)).toEqual([odds, meanSaid]);
});

it('A text of one word is compared with itself', () => {
  const measured = wordMeasurements(recordingOf(['M']), [sound('M', 0, true)]);
  expect(measured.get(0)!.slice(8, 10)).toEqual([1, 3]);
});
