import { gradeDictation } from '../dictation';
import { type RenderedSentence, renderSentence } from './rendition';
import { type PassageSentence, splitBySentence } from './score-rendition';

/** Compares a passage that was typed with its sentences, in order. */
export function gradeTypedRendition(
  typed: string,
  sentences: readonly Pick<PassageSentence, 'reference'>[],
): RenderedSentence[] {
  const { words } = gradeDictation(
    typed,
    sentences.flatMap(({ reference }) => reference),
  );
  return splitBySentence(words, sentences).map((own, i) =>
    renderSentence(own, sentences[i]!.reference),
  );
}
