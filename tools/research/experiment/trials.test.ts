import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { makeTrials, phoneCount } from './trials';

const utterances = [
  'the river runs under an old bridge',
  'my sister plays the violin at night',
  'the market opens before the sun is up',
  'we bought tickets for the last train',
].map((text, i) => ({ id: `u${i}`, speaker: `s${i}`, words: referenceWords(text), wav: '' }));

it('the same seed makes the same trials, another seed others', () => {
  const spell = (seed: number) =>
    JSON.stringify(makeTrials(utterances, seed).map(({ swapped }) => swapped?.words));
  expect(spell(1)).toBe(spell(1));
  expect(spell(1)).not.toBe(spell(2));
});

it('a swap changes one content word for another of about its length', () => {
  for (const { utterance, swapped } of makeTrials(utterances, 3)) {
    const changed = utterance.words.filter((word, i) => word.text !== swapped!.words[i]!.text);
    expect(changed).toEqual([utterance.words[swapped!.at]]);
    expect(changed[0]!.functionWord).toBe(false);
    const difference = phoneCount(changed[0]!) - phoneCount(swapped!.words[swapped!.at]!);
    expect(Math.abs(difference)).toBeLessThanOrEqual(1);
  }
});

it('a wrong text is never the right one', () => {
  for (const { utterance, wrong } of makeTrials(utterances, 3))
    expect(wrong).not.toEqual(utterance.words);
});
