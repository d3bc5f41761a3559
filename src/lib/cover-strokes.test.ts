import { describe, expect, it } from 'vitest';
import { type CoverSetting, coverPeaks, coverStrokes } from './cover-strokes';

const SETTINGS: CoverSetting[] = [
  'columns',
  'breath',
  'spotlight',
  'strides',
  'signal',
  'orbit',
  'turns',
];
const VOICE = Array.from({ length: 240 }, (_, index) => Math.round(50 + 50 * Math.sin(index / 9)));

describe('A cover drawn from a waveform', () => {
  it.each(SETTINGS)('The cover "%s" depends on the envelope alone', (setting) => {
    const louder = VOICE.map((peak) => Math.min(100, peak + 20));
    expect(coverStrokes(setting, VOICE)).toEqual(coverStrokes(setting, VOICE));
    expect(coverStrokes(setting, louder)).not.toEqual(coverStrokes(setting, VOICE));
  });

  it.each(SETTINGS)(
    'The paths of the cover "%s" hold finite numbers, even for an empty or invalid envelope',
    (setting) => {
      for (const envelope of [[], [500, -3], VOICE])
        for (const { path } of coverStrokes(setting, envelope))
          expect(path).toMatch(/^M[-\d. MLCSQcsh]+Z?$/);
    },
  );

  it('Quiet peaks of a cover are lowered further by the exponent', () => {
    expect(coverPeaks([100, 50, 0], 3)).toEqual([1, 0.5 ** 1.9, 0]);
  });
});
