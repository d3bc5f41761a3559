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
const VOICE = Array.from({ length: 240 }, (_, at) => Math.round(50 + 50 * Math.sin(at / 9)));

describe('a cover drawn from a sound', () => {
  it.each(SETTINGS)('%s is drawn from the sound and from nothing else', (setting) => {
    const louder = VOICE.map((peak) => Math.min(100, peak + 20));
    expect(coverStrokes(setting, VOICE)).toEqual(coverStrokes(setting, VOICE));
    expect(coverStrokes(setting, louder)).not.toEqual(coverStrokes(setting, VOICE));
  });

  it.each(SETTINGS)('%s has numbers only, also without a sound', (setting) => {
    for (const envelope of [[], [500, -3], VOICE])
      for (const { path } of coverStrokes(setting, envelope))
        expect(path).toMatch(/^M[-\d. MLCQh]+Z?$/);
  });

  it('what is quieter than half is drawn quieter still', () => {
    expect(coverPeaks([100, 50, 0], 3)).toEqual([1, 0.5 ** 1.9, 0]);
  });
});
