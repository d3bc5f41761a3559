import { bestWords, type WordChoice } from './best-words';
import type { CandidateSentence, CandidateSet } from './candidate-set';
import { UNIT_GOALS } from './conversation';
import { similarity } from './similarity';

const UNIT_SIZE = 10;
const SAME_ARTICLE_PENALTY = -0.8;
const SAME_SOURCE_PENALTY = -0.08;
const SAME_TOPIC_PENALTY = -1.5;
const SIMILARITY_PENALTY = -2.5;
const MISSING_WORD_PENALTY = -100;
/** Score of each conversational sentence, up to the goal and beyond it. */
const CONVERSATIONAL_SCORE = { toGoal: 4, beyond: 0.15 };
const CONTRACTION_SCORE = { toGoal: 3, beyond: 0.1 };

/** A set of sentences with the best words for it, and the score of the whole. */
export interface Evaluation {
  sentences: readonly CandidateSentence[];
  chosen: WordChoice;
  /** Score by part and in sum (`total`). */
  parts: Record<string, number>;
}

/** Scores a set of sentences. k sentences may teach k words, a full set ten. */
export function evaluate(
  sentences: readonly CandidateSentence[],
  candidates: CandidateSet,
): Evaluation {
  const chosen = bestWords(sentences, candidates, Math.min(UNIT_SIZE, sentences.length));
  const parts: Record<string, number> = {
    words: chosen.score,
    sentences: sentences.reduce((sum, { score }) => sum + score.total!, 0),
    coverage: chosen.coverage,
    sentencesUsed: chosen.sentencesUsed,
    variety: chosen.variety,
    levels: chosen.levels,
    speech: speechScore(sentences),
    spread: concentrationPenalty(sentences),
    topics: similarityPenalty(sentences, ({ topic }) => topic, SAME_TOPIC_PENALTY),
    redundancy: similarityPenalty(sentences, ({ about }) => about, SIMILARITY_PENALTY),
    missing: MISSING_WORD_PENALTY * Math.max(0, sentences.length - chosen.words.length),
  };
  parts.total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { sentences, chosen, parts };
}

/** Penalty for every pair of sentences of the same article or source, so that each further one costs more. */
function concentrationPenalty(sentences: readonly CandidateSentence[]): number {
  const countPairs = (getKey: (sentence: CandidateSentence) => string) => {
    const counts = new Map<string, number>();
    for (const sentence of sentences)
      counts.set(getKey(sentence), (counts.get(getKey(sentence)) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  };
  return (
    SAME_ARTICLE_PENALTY * countPairs(({ pieceId }) => pieceId) +
    SAME_SOURCE_PENALTY * countPairs(({ source }) => source)
  );
}

/** Penalty for the similarity of every pair of sentences. */
function similarityPenalty(
  sentences: readonly CandidateSentence[],
  lemmas: (sentence: CandidateSentence) => readonly string[],
  penalty: number,
): number {
  let sum = 0;
  for (let i = 0; i < sentences.length; i++)
    for (let j = 0; j < i; j++) sum += similarity(lemmas(sentences[i]!), lemmas(sentences[j]!));
  return penalty * sum;
}

/** Score for conversational sentences and for contractions. Each further one is worth less, so that the
 *  greedy search stays near the best choice. */
function speechScore(sentences: readonly CandidateSentence[]): number {
  const upToGoal = (count: number, goal: number, { toGoal, beyond }: typeof CONTRACTION_SCORE) =>
    toGoal * Math.min(count, goal) + beyond * Math.max(0, count - goal);
  const conversational = sentences.filter((sentence) => sentence.conversational).length;
  const contractions = sentences.filter(({ contraction }) => contraction).length;
  return (
    upToGoal(conversational, UNIT_GOALS.conversational, CONVERSATIONAL_SCORE) +
    upToGoal(contractions, UNIT_GOALS.contractions, CONTRACTION_SCORE)
  );
}
