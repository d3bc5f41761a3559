import { expect, it } from 'vitest';
import { phones } from './ipa';
import { hasSoundMap, isReliable, RELIABLE, reliableSounds } from './reliable-sounds';
import table from './sound-counts.json';

const counts = Object.entries(table.sounds) as [string, Parameters<typeof isReliable>[0]][];

it('Every counted sound is a phone, and no answer was counted without its sound', () => {
  for (const [sound, { right, calledWrong, wrong, caught }] of counts) {
    expect(phones, sound).toContain(sound);
    expect(calledWrong, sound).toBeLessThanOrEqual(right);
    expect(caught, sound).toBeLessThanOrEqual(wrong);
  }
  expect(counts.length).toBeGreaterThan(35);
});

it('A sound is reliable only where both sides are known from enough speech and good enough', () => {
  const good = { right: 200, calledWrong: 10, wrong: 40, caught: 30 };
  expect(isReliable(good)).toBe(true);
  expect(isReliable({ ...good, calledWrong: 21 })).toBe(false);
  expect(isReliable({ ...good, caught: 19 })).toBe(false);
  expect(isReliable({ ...good, right: RELIABLE.right - 1 })).toBe(false);
  expect(isReliable({ ...good, wrong: RELIABLE.wrong - 1, caught: 19 })).toBe(false);
});

it('A scorer that calls every sound clear has no reliable sound', () => {
  for (const [, { right, wrong }] of counts)
    expect(isReliable({ right, calledWrong: 0, wrong, caught: 0 })).toBe(false);
});

it('Sounds are shown as a map from five reliable ones on', () => {
  for (const sound of reliableSounds) expect(phones).toContain(sound);
  expect(hasSoundMap(new Set(['TH', 'S', 'R', 'L', 'V']))).toBe(true);
  expect(hasSoundMap(new Set(['TH', 'S', 'R', 'L']))).toBe(false);
});
