import { expect, it } from 'vitest';
import { phones } from './ipa';
import { RELIABLE, reliableSounds } from './reliable-sounds';
import soundCounts from './sound-counts.json';

const counts = Object.entries(soundCounts) as [string, { said: number; clear: number }][];

it('Every sound of the clips was counted, and never more often clear than said', () => {
  for (const [sound, { said, clear }] of counts) {
    expect(phones, sound).toContain(sound);
    expect(clear, sound).toBeLessThanOrEqual(said);
  }
  expect(counts.length).toBeGreaterThan(35);
});

it('A sound is shown if and only if the model voices’ own are clear often enough', () => {
  for (const [sound, { said, clear }] of counts)
    expect(reliableSounds.has(sound), sound).toBe(
      said >= RELIABLE.said && clear / said >= RELIABLE.clear,
    );
  expect(reliableSounds.size).toBeGreaterThan(0);
});
