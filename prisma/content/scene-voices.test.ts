import { expect, it } from 'vitest';
import type { ScenePerson } from '~/domain/scene/scene';
import { loadSceneRecording } from '~/server/content/load-scene-recording';
import { loadScenes } from '~/server/content/load-scenes';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { castScene, listSceneClipJobs } from '~/server/gateways/speech/scene-lines';

const engines = openEngines();
const NAME = { zh: '某人', en: 'Somebody' };
const cast = (person: Omit<ScenePerson, 'name'>) =>
  castScene({ people: { one: { name: NAME, ...person } } }, engines).get('one')!.voice.voice;

it('Somebody from Taiwan gets no Scottish voice, and rather none than that', () => {
  expect(cast({ home: 'ABROAD', sex: 'male', accent: 'GB' }).variety).toBe('scottish');
  expect(() => cast({ home: 'TAIWAN', sex: 'male', accent: 'GB' })).toThrow('No male voice');
  expect(cast({ home: 'TAIWAN', sex: 'female', accent: 'GB' }).variety).toBe('british');
});

it('Everybody of every scene has a voice of their sex and accent', () => {
  for (const scene of loadScenes())
    for (const [name, { voice }] of castScene(scene, engines)) {
      const { sex, accent } = scene.people[name]!;
      expect({ sex: voice.voice.sex, accent: voice.voice.accent }, scene.slug).toEqual({
        sex,
        accent,
      });
    }
});

it('Every line of a scene, endings included, has a clip job in the voice of its person', () => {
  const scene = loadScenes().find(({ slug }) => slug === 'the-meeting-that-runs-late')!;
  const jobs = listSceneClipJobs(scene, engines);
  expect(jobs.map(({ key }) => key)).toEqual(Object.keys({ ...scene.turns, ...scene.endings }));
  const voices = new Set(jobs.map(({ line }) => line.speaker.voice.id));
  expect([...voices].sort()).toEqual(['pico-gb', 'pico-us']);
});

it('The references of a scene are those of its present replies (else: npm run media -- --references)', () => {
  for (const scene of loadScenes()) {
    const { version, references } = loadSceneRecording(scene.slug);
    expect(version, scene.slug).toBe(hashRecipe([scene]));
    for (const [key, { replies }] of Object.entries(scene.turns))
      expect(
        references[key]!.map((words) => words.map(({ text }) => text).join(' ')),
        `${scene.slug} ${key}`,
      ).toEqual(replies.map(({ en }) => en));
  }
});

it('An engine other than those of a scene’s clips is left to try its replies', () => {
  for (const scene of loadScenes()) {
    const used = new Set([...castScene(scene, engines).values()].map(({ voice }) => voice.engine));
    expect(engines.filter((engine) => !used.has(engine)).length, scene.slug).toBeGreaterThan(0);
  }
});
