import type { CandidateSentence, CandidateSet, CandidateWord } from './candidate-set';
import { UNIT_GOALS } from './conversation';
import { areRelated } from './similarity';

/** Scores that depend on the other words of the choice, added to each word's own score. */
const FIRST_SENTENCE_SCORE = 2;
const SECOND_SENTENCE_SCORE = 0.3;
const SENTENCE_USED_SCORE = 1.5;
const SENTENCE_REUSED_SCORE = 0.2;
const RELATED_PENALTY = -3;
const SAME_PART_OF_SPEECH_PENALTY = -0.12;
/** Score of each word at the unit's level, up to the goal. */
const AT_LEVEL_SCORE = 1.5;

export interface WordChoice {
  words: CandidateWord[];
  /** Sum of the words' own scores. */
  score: number;
  /** Score for words that occur in the sentences. */
  coverage: number;
  /** Score for sentences that show a chosen word. */
  sentencesUsed: number;
  /** Penalties for related words and for equal parts of speech. */
  variety: number;
  /** Score for words at the unit's level, up to the goal. */
  levels: number;
}

/** Chooses up to `max` words of these sentences greedily, each time the word that adds most to the score. The
 *  score counts the word itself and the sentences that have no chosen word yet, with penalties for related words
 *  and for equal parts of speech. Pinned words come first, even if no sentence has them. */
export function bestWords(
  sentences: readonly CandidateSentence[],
  candidates: CandidateSet,
  max: number,
): WordChoice {
  const sentencesByWord = new Map<string, number[]>();
  sentences.forEach(({ teachableKeys }, i) => {
    for (const key of teachableKeys) {
      const indexes = sentencesByWord.get(key);
      if (indexes) indexes.push(i);
      else sentencesByWord.set(key, [i]);
    }
  });
  const wordCounts = new Uint8Array(sentences.length);
  const choice: WordChoice = {
    words: [],
    score: 0,
    coverage: 0,
    sentencesUsed: 0,
    variety: 0,
    levels: 0,
  };
  const addWord = (key: string) => {
    const word = candidates.words.get(key)!;
    const indexes = sentencesByWord.get(key) ?? [];
    const { coverage, sentencesUsed } = gain(indexes, wordCounts);
    choice.coverage += coverage;
    choice.sentencesUsed += sentencesUsed;
    choice.variety += variety(word, choice.words);
    choice.levels += levelScore(word, choice.words);
    choice.score += word.score.total!;
    choice.words.push(word);
    for (const i of indexes) wordCounts[i] = wordCounts[i]! + 1;
    sentencesByWord.delete(key);
  };
  for (const key of candidates.pinnedWords) addWord(key);
  while (choice.words.length < max && sentencesByWord.size > 0) {
    let best = '';
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const [key, indexes] of sentencesByWord) {
      const word = candidates.words.get(key)!;
      const { coverage, sentencesUsed } = gain(indexes, wordCounts);
      const value =
        word.score.total! +
        coverage +
        sentencesUsed +
        variety(word, choice.words) +
        levelScore(word, choice.words);
      if (value > bestGain || (value === bestGain && key < best)) [best, bestGain] = [key, value];
    }
    addWord(best);
  }
  return choice;
}

/** Scores that a word adds by its sentences.
 *  @param indexes of the sentences that have the word
 *  @param wordCounts number of words already chosen for each sentence */
function gain(
  indexes: readonly number[],
  wordCounts: Uint8Array,
): Pick<WordChoice, 'coverage' | 'sentencesUsed'> {
  if (indexes.length === 0) return { coverage: 0, sentencesUsed: 0 };
  let sentencesUsed = 0;
  for (const i of indexes)
    sentencesUsed += wordCounts[i] ? SENTENCE_REUSED_SCORE : SENTENCE_USED_SCORE;
  const coverage = FIRST_SENTENCE_SCORE + (indexes.length > 1 ? SECOND_SENTENCE_SCORE : 0);
  return { coverage, sentencesUsed };
}

function variety(word: CandidateWord, chosen: readonly CandidateWord[]): number {
  let sum = 0;
  for (const other of chosen) {
    if (other.pos === word.pos) sum += SAME_PART_OF_SPEECH_PENALTY;
    if (areRelated(other.lemma, word.lemma)) sum += RELATED_PENALTY;
  }
  return sum;
}

function levelScore(word: CandidateWord, chosen: readonly CandidateWord[]): number {
  if (!word.atLevel) return 0;
  const before = chosen.filter(({ atLevel }) => atLevel).length;
  return before < UNIT_GOALS.wordsAtLevel ? AT_LEVEL_SCORE : 0;
}
