import { compareCodeUnits } from '~/lib/compare-code-units';
import { escapePattern } from '../escape-pattern';
import { levelAt } from '../grading/level-model';
import { listedSpelling, usualSpelling } from '../grading/word-lists';
import {
  buildCandidates,
  type CandidateSentence,
  type CandidateSet,
  type CandidateWord,
} from './candidate-set';
import type { Evaluation } from './objective';
import type { Shortlist } from './shortlist';
import { similarity } from './similarity';
import type {
  ChosenSentence,
  ChosenWord,
  ParsedArticle,
  Reason,
  Selection,
  SelectionOptions,
} from './types';

const MAX_ALTERNATIVES = 20;

/** Describes a choice: its items with reasons and feature values, and the best alternatives. */
export function explain(
  { sentences, chosen, parts }: Evaluation,
  candidates: CandidateSet,
  options: SelectionOptions,
): Selection {
  const ordered = [...sentences].sort(
    (a, b) => a.value - b.value || compareCodeUnits(a.key, b.key),
  );
  const words = inTextOrder(chosen.words, ordered);
  const shownKeys = new Set(ordered.flatMap(({ teachableKeys }) => teachableKeys));
  const competitors = rankCompetitors(ordered, words, candidates);
  return {
    words: words.map((word) => explainWord(word, ordered, options)),
    sentences: ordered.map((sentence) => explainSentence(sentence, ordered, words, options)),
    objective: parts,
    alternativeWords: competitors.words
      .filter(({ key }) => shownKeys.has(key))
      .slice(0, MAX_ALTERNATIVES)
      .map((word) => explainWord(word, ordered, options)),
    alternativeSentences: competitors.sentences
      .slice(0, MAX_ALTERNATIVES)
      .map((sentence) => explainSentence(sentence, ordered, words, options)),
  };
}

/** All candidates that may replace an item of a selection, best first.
 *  @param options with the keys of the whole selection in `pinned` */
export function rankAlternatives(
  pool: Shortlist | readonly ParsedArticle[],
  options: SelectionOptions,
): { words: ChosenWord[]; sentences: ChosenSentence[] } {
  const candidates = buildCandidates(pool, options);
  const sentences = candidates.pinnedSentences;
  const words = candidates.pinnedWords.map((key) => candidates.words.get(key)!);
  const competitors = rankCompetitors(sentences, words, candidates);
  return {
    words: competitors.words.map((word) => explainWord(word, sentences, options)),
    sentences: competitors.sentences.map((one) => explainSentence(one, sentences, words, options)),
  };
}

/** The words in the order of their first sentence; words without a sentence come last. */
function inTextOrder(
  words: readonly CandidateWord[],
  sentences: readonly CandidateSentence[],
): CandidateWord[] {
  const order = [...new Set(sentences.flatMap(({ teachableKeys }) => teachableKeys))];
  const place = ({ key }: CandidateWord) => {
    const index = order.indexOf(key);
    return index < 0 ? order.length : index;
  };
  return [...words].sort((a, b) => place(a) - place(b));
}

/** The candidates that are not chosen, best first. */
function rankCompetitors(
  sentences: readonly CandidateSentence[],
  words: readonly CandidateWord[],
  candidates: CandidateSet,
): { words: CandidateWord[]; sentences: CandidateSentence[] } {
  const taken = new Set([...sentences, ...words].map(({ key }) => key));
  const isFree = ({ key }: { key: string }) => !taken.has(key);
  return {
    words: bestFirst([...candidates.words.values()].filter(isFree), ({ score }) => score.total!),
    sentences: bestFirst(
      candidates.sentences.filter(isFree),
      (sentence) =>
        sentence.score.total! +
        (shownTargets(sentence, words).length > 0 ? 1.5 : 0) -
        3 * maxSimilarity(sentence, sentences),
    ),
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
    text: properSpelling(word, sentences),
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

/** The spelling of a word: capitalised where the level list has it so, or a sentence has it so after its first
 *  word, as `Friday` and `Dutch`. */
function properSpelling(
  { lemma, pos }: CandidateWord,
  sentences: readonly CandidateSentence[],
): string {
  const listed = listedSpelling(lemma, pos);
  if (listed) return listed;
  const capital = new RegExp(
    `[\\p{L},;] ${escapePattern(`${lemma[0]!.toUpperCase()}${lemma.slice(1)}`)}`,
    'u',
  );
  return sentences.some(({ text }) => capital.test(text)) ? usualSpelling(lemma) : lemma;
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
  if (sentence.conversational) reasons.push({ code: 'conversational', value: 1 });
  if (sentence.contraction) reasons.push({ code: 'contraction', value: 1 });
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
      conversational: sentence.conversational ? 1 : 0,
      contraction: sentence.contraction ? 1 : 0,
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

function bestFirst<T extends { key: string }>(
  items: readonly T[],
  score: (item: T) => number,
): T[] {
  return items
    .map((item) => ({ item, value: score(item) }))
    .sort((a, b) => b.value - a.value || compareCodeUnits(a.item.key, b.item.key))
    .map(({ item }) => item);
}

/** Parts of a score as features with a prefix: `worth.levelFit`. */
function prefixed(score: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(score).map(([name, value]) => [`worth.${name}`, Number(value.toFixed(3))]),
  );
}
