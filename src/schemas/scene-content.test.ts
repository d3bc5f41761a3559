import { expect, it } from 'vitest';
import { toEnding, toTurn } from '~/domain/scene/scene-example';
import { sceneContentSchema } from './scene-content';

const KEYS = ['one', 'two', 'three', 'four', 'five', 'six'];
const SCENE = {
  slug: 'a-taxi',
  level: 'A2',
  title: { zh: '計程車', en: 'A taxi' },
  setting: { zh: '你要去車站。', en: 'You want to go to the station.' },
  people: {
    clerk: { name: { zh: '店員', en: 'A clerk' }, sex: 'female', accent: 'US', home: 'ABROAD' },
  },
  start: 'one',
  turns: Object.fromEntries(KEYS.map((key, i) => [key, toTurn(KEYS[i + 1] ?? 'out', 'home')])),
  endings: { out: toEnding(), home: toEnding() },
};

const problems = (scene: unknown) =>
  sceneContentSchema.safeParse(scene).error?.issues.map(({ message }) => message) ?? [];

it('A scene of an author is accepted as it is', () => {
  expect(problems(SCENE)).toEqual([]);
});

it('A line of somebody who is not among the people is refused', () => {
  const endings = { ...SCENE.endings, home: { ...toEnding(), person: 'driver' } };
  expect(problems({ ...SCENE, endings })).toEqual([
    'Everybody who speaks must be among the people.',
  ]);
});

it('A key that is a turn and an ending is refused', () => {
  const endings = { ...SCENE.endings, two: toEnding() };
  expect(problems({ ...SCENE, endings })).toEqual([
    'A turn and an ending must not have the same key.',
  ]);
});

it('A turn has two or three replies, each short enough for one breath', () => {
  const withTurn = (turn: unknown) => ({ ...SCENE, turns: { ...SCENE.turns, two: turn } });
  expect(problems(withTurn(toTurn('three')))).toHaveLength(1);
  expect(problems(withTurn(toTurn('three', 'four', 'five', 'six')))).toHaveLength(1);
  const [reply] = toTurn('three').replies;
  const long = { ...reply!, en: 'Please '.repeat(20) };
  expect(problems(withTurn({ ...toTurn('three'), replies: [reply, long] }))).toHaveLength(1);
});

it('A key that every object has is refused', () => {
  const endings = { ...SCENE.endings, constructor: toEnding() };
  expect(problems({ ...SCENE, endings })).not.toEqual([]);
});
