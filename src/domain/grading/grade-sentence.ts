import { SENTENCE_MODEL } from './data/grade-model';
import { dot, levelAt, onLevelScale, standardised, withHinges } from './level-model';
import { sentenceFeatures } from './sentence-features';
import type { ParsedSentence, SentenceGrade } from './types';

/** Grades how hard a sentence is to read; predicts the mean grade of the two teachers of CEFR-SP. */
export function gradeSentence(sentence: ParsedSentence): SentenceGrade {
  const features = sentenceFeatures(sentence);
  const { knots, weights, bias, cuts } = SENTENCE_MODEL;
  const inputs = withHinges(standardised(features, SENTENCE_MODEL), knots);
  const value = onLevelScale(bias + dot(inputs, weights), cuts);
  return { level: levelAt(value), value, features };
}
