import { expect, it } from 'vitest';
import { getScene, getSceneSummary, listScenes } from './queries';
import { allScenes, toPlayedScene } from './scene-content';

const input = { slug: 'the-wrong-cup' };

it('The scenes are listed from the easiest level to the hardest, with the length of their ways', () => {
  const levels = listScenes().map(({ level }) => level);
  expect(levels).toEqual([...levels].sort());
  expect(getSceneSummary({ input })).toMatchObject({ turns: { min: 6, max: 9 } });
});

it('A scene has the words of each of its replies, for the scorer', () => {
  for (const { slug } of listScenes())
    for (const { replies } of Object.values(getScene({ input: { slug } }).turns))
      for (const { en, reference } of replies)
        expect(reference.map(({ text }) => text).join(' ')).toBe(en);
});

it('A scene that does not exist is not found', () => {
  expect(() => getScene({ input: { slug: 'no-such-scene' } })).toThrow('NOT_FOUND');
});

it('A clip that says another text than the line is not played', () => {
  const scene = allScenes().find(({ slug }) => slug === input.slug)!;
  const { en } = scene.turns.here!;
  const clip = (text: string) => ({
    path: '/media/scenes/the-wrong-cup/0123456789abcdef.mp3',
    voice: 'pico-us',
    durationMs: 3000,
    selfScore: 95,
    cues: text.split(' ').map((word) => ({ text: word, startMs: 0, endMs: 1 })),
    source: '0123456789abcdef',
  });
  const played = (text: string) =>
    toPlayedScene(scene, {
      slug: input.slug,
      version: '0123456789abcdef',
      source: null,
      scorer: null,
      voices: {},
      references: Object.fromEntries(
        Object.entries(scene.turns).map(([key, { replies }]) => [key, replies.map(() => [])]),
      ),
      clips: { here: clip(text) },
    }).turns.here!.clip;
  expect(played(en)).toMatchObject({ durationMs: 3000 });
  expect(played('Something else.')).toBeNull();
});
