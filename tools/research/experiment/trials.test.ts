/** @module-tag extended */
import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { makeTrials, phoneCount } from './trials';

const utterances = [
  'the river runs under an old bridge',
  'my sister plays the violin at night',
  'the market opens before the sun is up',
  'we bought tickets for the last train',
].map((text, i) => ({ id: `u${i}`, speaker: `s${i}`, words: referenceWords(text), wav: '' }));

it('Trials of the same seed are the same, and of another seed different', () => {
  const spellTrials = (seed: number) =>
    JSON.stringify(makeTrials(utterances, seed).map(({ swapped }) => swapped?.words));
  expect(spellTrials(1)).toBe(spellTrials(1));
  expect(spellTrials(1)).not.toBe(spellTrials(2));
});

it('A swap replaces one content word by another of about its length', () => {
  for (const { utterance, swapped } of makeTrials(utterances, 3)) {
    const changed = utterance.words.filter((word, i) => word.text !== swapped!.words[i]!.text);
    expect(changed).toEqual([utterance.words[swapped!.index]]);
    expect(changed[0]!.functionWord).toBe(false);
    const difference = phoneCount(changed[0]!) - phoneCount(swapped!.words[swapped!.index]!);
    expect(Math.abs(difference)).toBeLessThanOrEqual(1);
  }
});

it('A wrong text is never the right one', () => {
  for (const { utterance, wrong } of makeTrials(utterances, 3))
    expect(wrong).not.toEqual(utterance.words);
});
