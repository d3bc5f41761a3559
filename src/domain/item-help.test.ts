import { describe, expect, it } from 'vitest';
import { wordsToDrill } from './item-help';
import type { JudgedWord, Judgement } from './lesson-feedback';

const judged = (words: Partial<JudgedWord>[], over: Partial<Judgement> = {}) =>
  ({ mode: 'SPEAK', passed: false, words, ...over }) as Judgement;
const [SAID, AGAIN, MISSING] = (['said', 'again', 'missing'] as const).map((status) => ({
  status,
}));

describe('Words to drill', () => {
  it('Words that were heard as others come before words that were not heard, in the order of the sentence', () => {
    expect(wordsToDrill(judged([MISSING!, SAID!, AGAIN!, MISSING!, AGAIN!]))).toEqual([0, 2, 4]);
  });

  it('A word that the scorer could not tell has no drill', () => {
    const unsure = { status: 'again' as const, unsure: true };
    expect(wordsToDrill(judged([unsure, { status: 'nearly' }, AGAIN!]))).toEqual([2]);
  });

  it.each([
    ['a single word', judged([AGAIN!])],
    ['another sentence', judged([AGAIN!, AGAIN!], { otherText: 'sentence' })],
    ['a typed sentence', judged([AGAIN!, SAID!], { mode: 'TYPE' })],
  ])('Nothing of %s is drilled', (_, judgement) => {
    expect(wordsToDrill(judgement)).toEqual([]);
  });
});
