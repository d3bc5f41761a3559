import { describe, expect, it } from 'vitest';
import { ENVELOPE_POINTS } from '~/schemas/content';
import { toEnvelope } from './envelope';

describe('The envelope of a unit', () => {
  it('An envelope shows the clips one after another, the loudest part as 100', () => {
    const points = toEnvelope([
      new Float32Array(1200).fill(0.2),
      new Float32Array(1200).fill(-0.8),
    ]);
    expect(points).toHaveLength(ENVELOPE_POINTS);
    expect(points.slice(0, 120)).toEqual(new Array(120).fill(25));
    expect(points.slice(120)).toEqual(new Array(120).fill(100));
  });

  it('The envelope of silence is flat', () => {
    expect(new Set(toEnvelope([new Float32Array(5000)]))).toEqual(new Set([0]));
  });
});
