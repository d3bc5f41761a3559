import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYBACK_SETTINGS, parsePlaybackSettings, shiftSpeed } from './playback-settings';

describe('Playback settings', () => {
  it('Missing or invalid stored playback settings are read as the defaults', () => {
    expect(DEFAULT_PLAYBACK_SETTINGS).toMatchObject({ speed: 1, loop: false, showText: true });
    expect(parsePlaybackSettings(null)).toEqual(DEFAULT_PLAYBACK_SETTINGS);
    expect(parsePlaybackSettings('{"speed"')).toEqual(DEFAULT_PLAYBACK_SETTINGS);
    expect(parsePlaybackSettings('7')).toEqual(DEFAULT_PLAYBACK_SETTINGS);
  });

  it('Valid stored playback settings are read although others are invalid', () => {
    const stored = parsePlaybackSettings(
      '{"speed":9,"loop":true,"gap":2.5,"rounds":null,"showText":"no"}',
    );
    expect(stored).toMatchObject({ speed: 1, loop: true, gap: 2.5, rounds: null, showText: true });
  });

  it('The speed changes in even steps between 0.5 and 1.5', () => {
    expect(shiftSpeed(1, -1)).toBe(0.95);
    expect(shiftSpeed(0.95, -1)).toBe(0.9);
    expect(shiftSpeed(0.73, 1)).toBe(0.8);
    expect(shiftSpeed(1.45, 3)).toBe(1.5);
    expect(shiftSpeed(0.5, -1)).toBe(0.5);
  });
});
