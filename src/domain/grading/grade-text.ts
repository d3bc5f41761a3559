import { SENTENCE_MODEL, TEXT_MODEL } from './data/grade-model';
import { dot, levelAt, type SentenceModel, standardised } from './level-model';
import { isWord, sentenceFeatures } from './sentence-features';
import type { ParsedSentence, TextGrade } from './types';

/** Grades how hard a text is to read. All sentences have the same weight; headings count only in a text
 *  without other sentences. A1 for an empty text. */
export function gradeText(sentences: readonly ParsedSentence[]): TextGrade {
  if (sentences.length === 0) return { level: 'A1', value: 1 };
  const value = TEXT_MODEL.bias + dot(meanFeatures(sentences), TEXT_MODEL.weights);
  const limited = Math.min(6, Math.max(1, value));
  return { level: levelAt(limited), value: limited };
}

/** Means of the sentences' standardised features.
 *  @param scale means and deviations of the model that uses the result */
export function meanFeatures(
  sentences: readonly ParsedSentence[],
  scale: Pick<SentenceModel, 'mean' | 'deviation'> = SENTENCE_MODEL,
): number[] {
  const body = sentences.filter((sentence) => !isHeading(sentence));
  const rows = (body.length > 0 ? body : sentences).map((sentence) =>
    standardised(sentenceFeatures(sentence), scale),
  );
  return rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length);
}

/** Whether a sentence is a heading: fewer than ten words, without a full stop. */
function isHeading({ text, tokens }: ParsedSentence): boolean {
  return !/[.!?]["')\]]*$/.test(text) && tokens.filter(isWord).length < 10;
}
