import { expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { loadScenes } from '~/server/content/load-scenes';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { countChoices } from './count-choices';
import { otherVoices, replyTrials } from './reply-trials';

const scenes = loadScenes();
const engines = openEngines();

it('A reply is tried by no voice of an engine that makes clips of its scene', () => {
  const jacket = scenes.find(({ slug }) => slug === 'the-jacket')!;
  expect(otherVoices(jacket, engines).map(({ voice }) => voice.engine)).not.toContain('flite');
});

it('Each drawn turn has a trial with one of its replies and one with another turn’s', () => {
  const trials = replyTrials(scenes, engines, 20, seededRandom(3));
  expect(trials).toHaveLength(40);
  for (const { wanted, text, replies } of trials) expect(replies.indexOf(text)).toBe(wanted ?? -1);
});

it('A reply that was not recognized is neither right nor wrong', () => {
  const choices = [
    { groups: ['all', 'a'], wanted: 1, chosen: 1 },
    { groups: ['all', 'a'], wanted: 1, chosen: 0 },
    { groups: ['all', 'b'], wanted: 1, chosen: null },
    { groups: ['all', 'b'], wanted: null, chosen: null },
  ];
  expect(countChoices(choices)).toEqual({
    all: { said: 3, right: 1, wrong: 1, other: 1, none: 1 },
    a: { said: 2, right: 1, wrong: 1, other: 0, none: 0 },
    b: { said: 1, right: 0, wrong: 0, other: 1, none: 1 },
  });
});
