import { levelValue } from '../grading/estimate-level';
import { levelAt } from '../grading/level-model';
import type { PartOfSpeech } from '../grading/types';
import { getZipf, listedLevel } from '../grading/word-lists';
import type { Candidate, WordProperties } from './candidate';
import { sentenceScore } from './sentence-score';
import { Shortlist } from './shortlist';
import { seededJitter } from './similarity';
import type { ParsedArticle, SelectionOptions } from './types';
import { isTeachableAt, wordScore } from './word-score';

/** A candidate word with its score by part; `total` includes the jitter of the seed. */
export interface CandidateWord extends WordProperties {
  /** Number of articles of the pool with the word. */
  articleCount: number;
  /** Whether its level is exactly the unit's. */
  atLevel: boolean;
  score: Record<string, number>;
}

export interface CandidateSentence extends Candidate {
  score: Record<string, number>;
  /** Keys of its words that this unit may teach. */
  teachableKeys: readonly string[];
}

/** All candidates of a unit with their scores. */
export interface CandidateSet {
  sentences: readonly CandidateSentence[];
  words: ReadonlyMap<string, CandidateWord>;
  pinnedWords: readonly string[];
  pinnedSentences: readonly CandidateSentence[];
  /** Keys of pinned sentences that no article of the pool has. */
  missing: readonly string[];
  articleCount: number;
}

/** Weight of the seed's jitter: just enough to break ties. */
const SEED_JITTER = 0.05;

/** Scores the sentences and words that may be chosen under these options.
 *  @param pool articles, or a shortlist made for the same level and category */
export function buildCandidates(
  pool: Shortlist | readonly ParsedArticle[],
  options: SelectionOptions,
): CandidateSet {
  const list = pool instanceof Shortlist ? pool : toShortlist(pool, options);
  const pinned = new Set(options.pinned?.sentences);
  const banned = new Set(options.banned?.sentences);
  const words = new Map<string, CandidateWord>();
  const sentences = list
    .sentences()
    .filter(
      ({ key, text }) => pinned.has(key) || !(banned.has(key) || options.usedSentences?.has(text)),
    )
    .map((candidate) => toCandidateSentence(candidate, list, options, words));
  for (const key of options.pinned?.words ?? [])
    words.set(
      key,
      toCandidateWord(
        { ...toWordProperties(key), articleCount: list.word(key)?.articleCount ?? 0 },
        list,
        options,
      ),
    );
  const found = new Set(sentences.map(({ key }) => key));
  return {
    sentences,
    words,
    pinnedWords: [...new Set(options.pinned?.words)],
    pinnedSentences: sentences.filter(({ key }) => pinned.has(key)),
    missing: [...pinned].filter((key) => !found.has(key)),
    articleCount: list.articleCount,
  };
}

function toShortlist(articles: readonly ParsedArticle[], options: SelectionOptions): Shortlist {
  const list = new Shortlist(options);
  for (const article of articles) list.add(article);
  return list;
}

function toCandidateSentence(
  candidate: Candidate,
  list: Shortlist,
  options: SelectionOptions,
  words: Map<string, CandidateWord>,
): CandidateSentence {
  const banned = new Set(options.banned?.words);
  const pinned = new Set(options.pinned?.words);
  const teachableKeys = candidate.teaches.filter((key) => {
    if (pinned.has(key)) return true;
    const word = list.word(key);
    if (!word || banned.has(key) || !isTeachableAt(word, list.target)) return false;
    if (!words.has(key)) words.set(key, toCandidateWord(word, list, options));
    return true;
  });
  const score = sentenceScore(candidate, list.target);
  const jitter = SEED_JITTER * seededJitter(candidate.key, options.seed);
  return { ...candidate, teachableKeys, score: { ...score, total: score.total! + jitter } };
}

function toCandidateWord(
  word: WordProperties & { articleCount: number },
  list: Shortlist,
  options: SelectionOptions,
): CandidateWord {
  const score = wordScore(word, word.articleCount, list.target, options.usedLemmas.has(word.lemma));
  const jitter = SEED_JITTER * seededJitter(word.key, options.seed);
  const atLevel = levelAt(word.value) === options.level;
  return { ...word, atLevel, score: { ...score, total: score.total! + jitter } };
}

/** Properties of a pinned word, which need not occur in the pool. @param key `lemma|POS` */
function toWordProperties(key: string): WordProperties {
  const [lemma = key, tag = 'X'] = key.split('|');
  const pos = tag as PartOfSpeech;
  const listed = listedLevel(lemma, pos) !== null;
  return { key, lemma, pos, value: levelValue(lemma, pos), zipf: getZipf(lemma), listed };
}
