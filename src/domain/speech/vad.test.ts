import { expect, it } from 'vitest';
import { detectSpeech, speechSpan } from './vad';

const levels = (...stretches: [level: number, frames: number][]) =>
  Float32Array.from(stretches.flatMap(([level, frames]) => new Array<number>(frames).fill(level)));

it('marks the loud stretch and measures its range', () => {
  const activity = detectSpeech(levels([20, 50], [60, 40], [20, 60]));
  expect(activity.speechFrames).toBe(40);
  expect(activity.mask.indexOf(1)).toBe(50);
  expect(activity.range).toBe(40);
});

it('finds no range in a steady hiss', () => {
  expect(detectSpeech(levels([35, 100])).range).toBe(0);
});

it('keeps a margin around the speech, within the recording', () => {
  const { mask } = detectSpeech(levels([20, 50], [60, 40], [20, 10]));
  expect(speechSpan(mask, 20)).toEqual({ first: 30, last: 99 });
});
