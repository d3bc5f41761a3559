import { describe, expect, it } from 'vitest';
import { cutSentences, LEVEL_MS, measureLevels } from './shadow-cuts';

const RATE_PER_MS = 16;

/** A recording that is loud within `speech` (ranges in ms) and nearly silent elsewhere. */
function recording(lengthMs: number, speech: readonly (readonly [number, number])[]) {
  const samples = new Float32Array(lengthMs * RATE_PER_MS);
  const loud = (ms: number) => speech.some(([from, to]) => ms >= from && ms < to);
  for (let i = 0; i < samples.length; i++)
    samples[i] = Math.sin(i * 0.7) * (loud(i / RATE_PER_MS) ? 0.3 : 0.001);
  return measureLevels(samples);
}

/** The model spoke three sentences with a second between them. */
const SPOKEN = [
  { beganMs: 500, endedMs: 3500 },
  { beganMs: 4500, endedMs: 7500 },
  { beganMs: 8500, endedMs: 11_500 },
];

it.each([0, 300, 900, 1400])(
  'A recording %i ms behind the model is cut between its sentences',
  (lag) => {
    const said = SPOKEN.map(({ beganMs, endedMs }) => [beganMs + lag, endedMs + lag] as const);
    const cuts = cutSentences(recording(14_000, said), SPOKEN);
    cuts.forEach(({ fromMs, toMs }, i) => {
      expect(fromMs).toBeLessThanOrEqual(said[i]![0]);
      expect(toMs).toBeGreaterThanOrEqual(said[i]![1]);
      for (const [from, to] of said.filter((_, other) => other !== i))
        expect(toMs <= from || fromMs >= to).toBe(true);
    });
  },
);

describe('The cuts of a recording', () => {
  it('A recording with a sentence left out has the other sentences separated', () => {
    const said = [
      [900, 3900],
      [8900, 11_900],
    ] as const;
    const [, second, third] = cutSentences(recording(14_000, said), SPOKEN);
    expect(second!.fromMs).toBeGreaterThanOrEqual(3900);
    expect(second!.toMs).toBeLessThanOrEqual(8900);
    expect(third!.fromMs).toBeLessThanOrEqual(8900);
  });

  it('A recording without pauses is cut in the middle between the sentences of the model', () => {
    const cuts = cutSentences(recording(14_000, [[0, 14_000]]), SPOKEN);
    expect(cuts.map(({ toMs }) => toMs)).toEqual([4750, 8750, 14_000]);
  });

  it('The last sentence of a recording that stops early ends with the recording', () => {
    const cuts = cutSentences(recording(5000, [[800, 3800]]), SPOKEN.slice(0, 2));
    expect(cuts.at(-1)!.toMs).toBe(5000);
  });
});

it('Each level measures its own twenty milliseconds', () => {
  const levels = recording(100, [[40, 60]]);
  expect(levels).toHaveLength(100 / LEVEL_MS);
  expect(levels[2]! - levels[0]!).toBeGreaterThan(40);
});
