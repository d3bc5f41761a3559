import { levelAt } from '../grading/level-model';
import { usualSpelling } from '../grading/lexicon';
import type { CandidateSentence, CandidateSet, CandidateWord } from './candidate-set';
import type { Evaluation } from './objective';
import { compare } from './shortlist';
import { similarity } from './similarity';
import type { ChosenSentence, ChosenWord, Reason, Selection, SelectionOptions } from './types';

const MAX_ALTERNATIVES = 20;

/** Describes a choice: its items with reasons and feature values, and the best alternatives. */
export function explain(
  { sentences, chosen, parts }: Evaluation,
  candidates: CandidateSet,
  options: SelectionOptions,
): Selection {
  const ordered = [...sentences].sort((a, b) => a.value - b.value || compare(a.key, b.key));
  const words = [...chosen.words].sort((a, b) => a.value - b.value || compare(a.key, b.key));
  const explainOne = (sentence: CandidateSentence) =>
    explainSentence(sentence, ordered, words, options);
  const taken = new Set([...ordered, ...words].map(({ key }) => key));
  const remainingKeys = [...new Set(ordered.flatMap(({ teachableKeys }) => teachableKeys))].filter(
    (key) => !taken.has(key),
  );
  return {
    words: words.map((word) => explainWord(word, ordered, options)),
    sentences: ordered.map(explainOne),
    objective: parts,
    alternativeWords: bestAlternatives(
      remainingKeys.map((key) => candidates.words.get(key)!),
      ({ score }) => score.total!,
    ).map((word) => explainWord(word, ordered, options)),
    alternativeSentences: bestAlternatives(
      candidates.sentences.filter(({ key }) => !taken.has(key)),
      (sentence) =>
        sentence.score.total! +
        (shownTargets(sentence, words).length > 0 ? 1.5 : 0) -
        3 * maxSimilarity(sentence, ordered),
    ).map(explainOne),
  };
}

function explainWord(
  word: CandidateWord,
  sentences: readonly CandidateSentence[],
  options: SelectionOptions,
): ChosenWord {
  const { key, lemma, pos, value, zipf, listed, articleCount } = word;
  const indexes = sentences.flatMap(({ teachableKeys }, i) =>
    teachableKeys.includes(key) ? [i] : [],
  );
  const used = options.usedLemmas.has(lemma);
  const reasons: Reason[] = [];
  if (options.pinned?.words.includes(key)) reasons.push({ code: 'pinned', value: lemma });
  reasons.push({ code: 'level-fits', value: levelAt(value) });
  reasons.push({ code: 'useful', value: zipf });
  if (articleCount > 1) reasons.push({ code: 'in-pieces', value: articleCount });
  reasons.push({ code: 'in-sentences', value: indexes.length });
  reasons.push({ code: used ? 'taught-before' : 'new-word', value: lemma });
  return {
    key,
    lemma,
    text: usualSpelling(lemma),
    pos,
    level: levelAt(value),
    reasons,
    features: {
      value,
      zipf,
      listed: listed ? 1 : 0,
      pieces: articleCount,
      ...prefixed(word.score),
    },
    sentenceIndexes: indexes,
  };
}

function explainSentence(
  sentence: CandidateSentence,
  all: readonly CandidateSentence[],
  words: readonly CandidateWord[],
  options: SelectionOptions,
): ChosenSentence {
  const { key, pieceId, source, text, spoken, level, value } = sentence;
  const targets = shownTargets(sentence, words);
  const sentencesOfArticle = all.filter((other) => other.pieceId === pieceId).length;
  const reasons: Reason[] = [];
  if (options.pinned?.sentences.includes(key)) reasons.push({ code: 'pinned', value: key });
  reasons.push({ code: 'carries-words', value: targets.join(', ') });
  reasons.push({ code: 'level-fits', value: level });
  reasons.push({ code: 'good-length', value: sentence.words });
  if (sentencesOfArticle <= 1) reasons.push({ code: 'own-piece', value: pieceId });
  reasons.push({ code: 'from-source', value: source });
  if (spoken !== text) reasons.push({ code: 'spelled-out', value: spoken });
  return {
    key,
    pieceId,
    source,
    text,
    spoken,
    level,
    targetWords: targets,
    reasons,
    features: {
      value,
      words: sentence.words,
      names: sentence.names,
      commas: sentence.commas,
      brokenRules: sentence.violations.length,
      nearestOther: maxSimilarity(sentence, all),
      ...prefixed(sentence.score),
    },
  };
}

function shownTargets(
  { teachableKeys }: CandidateSentence,
  words: readonly CandidateWord[],
): string[] {
  return words.filter(({ key }) => teachableKeys.includes(key)).map(({ lemma }) => lemma);
}

function maxSimilarity(sentence: CandidateSentence, all: readonly CandidateSentence[]): number {
  const others = all.filter(({ key }) => key !== sentence.key);
  return Math.max(0, ...others.map(({ about }) => similarity(about, sentence.about)));
}

function bestAlternatives<T extends { key: string }>(
  items: readonly T[],
  score: (item: T) => number,
): T[] {
  return items
    .map((item) => ({ item, value: score(item) }))
    .sort((a, b) => b.value - a.value || compare(a.item.key, b.item.key))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ item }) => item);
}

/** Parts of a score as features with a prefix: `worth.levelFit`. */
function prefixed(score: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(score).map(([name, value]) => [`worth.${name}`, Number(value.toFixed(3))]),
  );
}
