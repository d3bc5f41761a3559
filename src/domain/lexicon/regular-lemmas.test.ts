import { describe, expect, it } from 'vitest';
import { regularLemmas } from './regular-lemmas';

const lemmasOf = (form: string) => regularLemmas(form).map(({ lemma }) => lemma);

describe('Lemmas of regular forms', () => {
  it.each([
    ['stopped', 'stop'],
    ['hoping', 'hope'],
    ['hopping', 'hop'],
    ['filling', 'fill'],
    ['studies', 'study'],
    ['ties', 'tie'],
    ['tried', 'try'],
    ['boxes', 'box'],
    ['uses', 'use'],
    ['goes', 'go'],
    ['bigger', 'big'],
    ['happiest', 'happy'],
    ['nicest', 'nice'],
    ["teacher's", 'teacher'],
    ["teachers'", 'teacher'],
    ['visited', 'visit'],
    ['fixing', 'fix'],
    ['playing', 'play'],
  ])('%s is a form of %s', (form, lemma) => {
    expect(lemmasOf(form)).toContain(lemma);
  });

  it.each([
    ['hoping', 'hop'],
    ['caring', 'car'],
    ['uses', 'u'],
    ['cakes', 'cak'],
    ['as', 'a'],
  ])('%s is no form of %s', (form, lemma) => {
    expect(lemmasOf(form)).not.toContain(lemma);
  });

  it('An ending belongs to the parts of speech that have it: breathing is of breathe the verb', () => {
    for (const { partsOfSpeech } of regularLemmas('breathing'))
      expect(partsOfSpeech).toEqual(['verb']);
    for (const { partsOfSpeech } of regularLemmas('deeper'))
      expect(partsOfSpeech).toEqual(['adjective', 'adverb']);
  });
});
