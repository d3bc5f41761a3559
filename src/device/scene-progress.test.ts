import { expect, it } from 'vitest';
import { saveDevicePreference } from './device-preference';
import { endedScenes, parseProgress, saveEnding, withEnding } from './scene-progress';

const today = '2026-11-29';
const yesterday = '2026-11-28';

const NOTHING = parseProgress(null);

it('Nothing stored, and a text that is no progress, are the first round without an ending', () => {
  expect(NOTHING).toEqual({ round: 'shown', endings: [], endedOn: null });
  const wrong = [
    '"round":"fourth","endings":[]',
    '"endings":[1]',
    '"endings":{}',
    '"endedOn":"2026-99-99"',
  ];
  for (const text of ['', '{', '[]', 'null', ...wrong.map((fields) => `{${fields}}`)])
    expect(parseProgress(text)).toEqual(NOTHING);
});

it('An ending leads to the next round and is counted once', () => {
  const once = withEnding(NOTHING, { round: 'shown', ending: 'home', today: yesterday });
  expect(once).toEqual({ round: 'hinted', endings: ['home'], endedOn: yesterday });
  expect(withEnding(once, { round: 'hinted', ending: 'home', today })).toEqual({
    round: 'meaning',
    endings: ['home'],
    endedOn: today,
  });
  expect(parseProgress(JSON.stringify(once))).toEqual(once);
});

it('An earlier round that is done again leaves the later one as it is, and the last one stays', () => {
  const third = { round: 'meaning', endings: ['home'], endedOn: yesterday } as const;
  const after = (round: 'shown' | 'meaning') => withEnding(third, { round, ending: 'out', today });
  expect(after('shown').round).toBe('meaning');
  expect(after('meaning')).toEqual({
    round: 'meaning',
    endings: ['home', 'out'],
    endedOn: today,
  });
});

it('Progress without a day, as it was stored earlier, keeps its round and its endings', () => {
  const earlier = { round: 'hinted', endings: ['home'] };
  expect(parseProgress(JSON.stringify(earlier))).toEqual({ ...earlier, endedOn: null });
});

it('The scenes that have ended on this device are listed, the latest first, and nothing that is no scene', () => {
  const stored = (endedOn: string | null) =>
    JSON.stringify({ round: 'meaning', endings: ['home'], endedOn });
  saveDevicePreference('scene.the-leak', stored(yesterday));
  saveDevicePreference('scene.begun', stored(null));
  saveDevicePreference('scene.../x', stored(today));
  saveDevicePreference(`scene.${'a'.repeat(41)}`, stored(today));
  saveDevicePreference('scene-way', 'typing');
  saveEnding('the-jacket', 'shown', 'home');
  const [latest, ...others] = endedScenes();
  expect(latest).toMatchObject({ slug: 'the-jacket', round: 'hinted' });
  expect(others).toEqual([{ slug: 'the-leak', round: 'meaning', endedOn: yesterday }]);
});
