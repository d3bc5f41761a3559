import { expect, it } from 'vitest';
import type { ScenePerson } from '~/domain/scene/scene';
import { loadScenes } from '~/server/content/load-scenes';
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

it('Every line of every scene is said by a voice of its person’s sex and accent', () => {
  for (const scene of loadScenes()) {
    const lines = { ...scene.turns, ...scene.endings };
    const jobs = listSceneClipJobs(scene, engines);
    expect(jobs.map(({ key }) => key)).toEqual(Object.keys(lines));
    for (const { key, line } of jobs) {
      const { sex, accent } = scene.people[lines[key]!.person]!;
      const { voice } = line.speaker;
      expect({ sex: voice.sex, accent: voice.accent }, `${scene.slug} ${key}`).toEqual({
        sex,
        accent,
      });
    }
  }
});

it('An engine other than those of a scene’s clips is left to try its replies', () => {
  for (const scene of loadScenes()) {
    const used = new Set([...castScene(scene, engines).values()].map(({ voice }) => voice.engine));
    expect(engines.filter((engine) => !used.has(engine)).length, scene.slug).toBeGreaterThan(0);
  }
});
