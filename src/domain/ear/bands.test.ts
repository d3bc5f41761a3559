import { describe, expect, it } from 'vitest';
import { BANDS, LOW_BANDS, recordingBands } from './bands';

/** A tone of 16 kHz. */
const tone = (hz: number, samples: number): Float32Array =>
  Float32Array.from({ length: samples }, (_, i) => 0.3 * Math.sin((2 * Math.PI * hz * i) / 16_000));

const loudest = (row: Float32Array): number => row.indexOf(Math.max(...row));

describe('recordingBands', () => {
  it('The bands of a tone are loudest where the tone is', () => {
    const low = recordingBands(tone(200, 3200), 0, 10).subarray(5 * BANDS, 5 * BANDS + LOW_BANDS);
    const high = recordingBands(tone(3000, 3200), 0, 10).subarray(5 * BANDS, 5 * BANDS + LOW_BANDS);
    expect(loudest(low)).toBe(1);
    expect(loudest(high)).toBe(29);
  });

  it('The strongest low mel of a recording has 0 dB, its silence −80 dB', () => {
    const pcm = new Float32Array(6400);
    pcm.set(tone(440, 3200));
    const bands = recordingBands(pcm, 0, 40);
    expect(Math.max(...bands)).toBeCloseTo(0, 5);
    expect(bands[30 * BANDS]).toBe(-80);
  });

  it('Frames after the end of a recording are silent', () => {
    const bands = recordingBands(tone(440, 3200), 0, 60);
    expect(bands[59 * BANDS + 10]).toBe(-80);
  });

  it('The level of a recording does not change its bands', () => {
    const pcm = tone(700, 3200);
    const loud = recordingBands(pcm, 0, 10);
    const soft = recordingBands(
      pcm.map((x) => x / 10),
      0,
      10,
    );
    for (const [i, value] of loud.entries()) expect(soft[i]).toBeCloseTo(value, 3);
  });
});
