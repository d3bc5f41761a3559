import { expect, it } from 'vitest';
import { normaliseToken } from './pronounce';
import { tagTokens } from './tag-tokens';
import { wordKind } from './word-kind';

const kindOf = (text: string, word: string) => {
  const words = text.split(' ').map(normaliseToken);
  const index = words.indexOf(word);
  return wordKind(words, index, tagTokens(text)![index]!);
};

it.each([
  ['I want to record my voice.', 'record', 'verb'],
  ['It broke the record.', 'record', 'noun'],
  ['They estimate the cost.', 'estimate', 'verb'],
  ['The lock is broken, so I can’t close it.', 'close', 'verb'],
  ['The station is close to my house.', 'close', 'adjective'],
  ['Excuse me, sir.', 'excuse', 'verb'],
  ['Many airports use another idea.', 'use', 'verb'],
  ['It is of no use.', 'use', 'noun'],
  ['He was in tears.', 'tears', 'noun'],
])('In “%s” the word “%s” is a %s', (text, word, kind) => {
  expect(kindOf(text, word)).toBe(kind);
});

it.each([
  ['I could hear the doors open and close all night.', 'close'],
  ['The costume tears easily.', 'tears'],
  ['Watch the game live with us.', 'live'],
])('In “%s” the kind of “%s” is left open', (text, word) => {
  expect(kindOf(text, word)).toBeNull();
});

it('Words have the tags of their tokens, whatever punctuation is around them', () => {
  expect(tagTokens('“Don’t,” she said — twice.')).toEqual(['AUX', 'PRON', 'VERB', 'ADV']);
});
