import { describe, expect, it } from 'vitest';
import { alignTrace } from './align-trace';

const RATE = 16_000;

/** One second of silence, one of sound, one of silence. */
const samples = new Float32Array(3 * RATE).fill(0.5, RATE, 2 * RATE);
const judged = { words: [word(1, 1.5), word(1.5, 2)] };
const clip = { durationMs: 4000, cues: [{ text: 'a', startMs: 1000, endMs: 3000 }] };

function word(start: number, end: number) {
  const status = 'said' as const;
  return { text: 'a', score: 90, status, phones: [], span: { start, end }, typed: null };
}

describe('The learner’s line', () => {
  it('It begins and ends with the model’s words, however fast it was said', () => {
    expect(alignTrace(samples, judged, clip, 8)).toEqual([0, 0, 100, 100, 100, 100, 0, 0]);
  });

  it('It is the whole recording while the times of the words are unknown', () => {
    expect(alignTrace(samples, null, clip, 6)).toEqual([0, 0, 100, 100, 0, 0]);
  });
});
