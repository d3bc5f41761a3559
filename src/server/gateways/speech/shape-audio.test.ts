import { describe, expect, it } from 'vitest';
import { peak, shapeAudio } from './shape-audio';

const RATE = 16_000;

/** A tone of `ms` between two silences. */
function tone({ ms, before, after, level }: Record<'ms' | 'before' | 'after' | 'level', number>) {
  const samples = (duration: number) => (duration * RATE) / 1000;
  const pcm = new Int16Array(samples(before + ms + after));
  for (let i = 0; i < samples(ms); i++)
    pcm[samples(before) + i] = level * Math.sin((2 * Math.PI * 220 * i) / RATE);
  return pcm;
}

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('A shaped clip', () => {
  it('A shaped clip has 150 ms of silence on both sides, whatever silence the voice left', () => {
    const shaped = shapeAudio(tone({ ms: 500, before: 700, after: 40, level: 9000 }));
    expect(shaped.length / RATE).toBeCloseTo(0.8, 2);
    expect(peak(shaped.subarray(0, 0.14 * RATE))).toBe(0);
    expect(peak(shaped.subarray(shaped.length - 0.14 * RATE))).toBe(0);
  });

  it('A shaped clip has the same loudness as any other', () => {
    const quiet = shapeAudio(tone({ ms: 500, before: 0, after: 0, level: 1500 }));
    const loud = shapeAudio(tone({ ms: 500, before: 0, after: 0, level: 20000 }));
    expect(loudness(quiet)).toBeCloseTo(loudness(loud), 3);
  });

  it('A shaped clip never overdrives, even when it is mostly silence with a click', () => {
    const pcm = tone({ ms: 400, before: 10, after: 10, level: 300 });
    pcm[2000] = 32767;
    expect(peak(shapeAudio(pcm))).toBeLessThanOrEqual(0.9001);
  });

  it('A clip without any sound is rejected', () => {
    expect(() => shapeAudio(new Int16Array(8000))).toThrow('no sound');
  });
});
