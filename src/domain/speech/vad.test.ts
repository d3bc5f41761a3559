import { expect, it } from 'vitest';
import { detectSpeech, speechSpan } from './vad';

const levels = (...sections: [level: number, frames: number][]) =>
  Float32Array.from(sections.flatMap(([level, frames]) => new Array<number>(frames).fill(level)));

it('speech detection marks the loud frames and measures their range over the background', () => {
  const activity = detectSpeech(levels([20, 50], [60, 40], [20, 60]));
  expect(activity.speechFrames).toBe(40);
  expect(activity.mask.indexOf(1)).toBe(50);
  expect(activity.range).toBe(40);
});

it('speech detection finds a range of 0 in a steady hiss', () => {
  expect(detectSpeech(levels([35, 100])).range).toBe(0);
});

it('the speech span has a margin on both sides, within the recording', () => {
  const { mask } = detectSpeech(levels([20, 50], [60, 40], [20, 10]));
  expect(speechSpan(mask, 20)).toEqual({ first: 30, last: 99 });
});
