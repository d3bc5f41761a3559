import { SENTENCE_MODEL, TEXT_MODEL } from './data/grade-model';
import { dot, levelAt, type SentenceModel, standardised } from './level-model';
import { isWord, sentenceFeatures } from './sentence-features';
import type { ParsedSentence, TextGrade } from './types';

/** How hard a text is to read. Sentences weigh alike; headings count only where there is nothing else.
 *  A1 for no sentence at all. */
export function gradeText(sentences: readonly ParsedSentence[]): TextGrade {
  if (sentences.length === 0) return { level: 'A1', value: 1 };
  const value = TEXT_MODEL.bias + dot(meanFeatures(sentences), TEXT_MODEL.weights);
  const within = Math.min(6, Math.max(1, value));
  return { level: levelAt(within), value: within };
}

/** Means of the sentences' standardised features. @param scale of the model that will weigh them */
export function meanFeatures(
  sentences: readonly ParsedSentence[],
  scale: Pick<SentenceModel, 'mean' | 'deviation'> = SENTENCE_MODEL,
): number[] {
  const whole = sentences.filter((sentence) => !isHeading(sentence));
  const rows = (whole.length > 0 ? whole : sentences).map((sentence) =>
    standardised(sentenceFeatures(sentence), scale),
  );
  return rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length);
}

/** A few words without a full stop. */
function isHeading({ text, tokens }: ParsedSentence): boolean {
  return !/[.!?]["')\]]*$/.test(text) && tokens.filter(isWord).length < 10;
}
