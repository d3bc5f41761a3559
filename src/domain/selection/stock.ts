import { levelValue } from '../grading/estimate-level';
import { listedLevel, zipfOf } from '../grading/lexicon';
import type { PartOfSpeech } from '../grading/types';
import type { Candidate, WordFacts } from './candidate';
import { seededShare } from './likeness';
import { sentenceWorth } from './sentence-worth';
import { Shortlist } from './shortlist';
import type { ChoiceOptions, ParsedPiece } from './types';
import { isTeachableAt, wordWorth } from './word-worth';

/** A word on offer, with its worth by part (`total` with the seed's share). */
export interface OfferedWord extends WordFacts {
  pieces: number;
  worth: Record<string, number>;
}

export interface OfferedSentence extends Candidate {
  worth: Record<string, number>;
  /** Those of its words that this unit may teach. */
  offers: readonly string[];
}

/** What there is to choose from, with what each is worth by itself. */
export interface Stock {
  sentences: readonly OfferedSentence[];
  words: ReadonlyMap<string, OfferedWord>;
  pinnedWords: readonly string[];
  pinnedSentences: readonly OfferedSentence[];
  /** Pinned sentences that no piece of the pool has. */
  missing: readonly string[];
  pieces: number;
}

/** How much the seed weighs: enough to part equals. */
const SEED_SHARE = 0.05;

/** @param pool pieces, or a shortlist made for the same level and category */
export function takeStock(pool: Shortlist | readonly ParsedPiece[], options: ChoiceOptions): Stock {
  const list = pool instanceof Shortlist ? pool : shortlistOf(pool, options);
  const pinned = new Set(options.pinned?.sentences);
  const banned = new Set(options.banned?.sentences);
  const words = new Map<string, OfferedWord>();
  const offered = list
    .sentences()
    .filter(
      ({ key, text }) => pinned.has(key) || !(banned.has(key) || options.usedSentences?.has(text)),
    )
    .map((candidate) => offer(candidate, list, options, words));
  for (const key of options.pinned?.words ?? [])
    words.set(key, weigh({ ...factsOf(key), pieces: list.word(key)?.pieces ?? 0 }, list, options));
  const found = new Set(offered.map(({ key }) => key));
  return {
    sentences: offered,
    words,
    pinnedWords: [...new Set(options.pinned?.words)],
    pinnedSentences: offered.filter(({ key }) => pinned.has(key)),
    missing: [...pinned].filter((key) => !found.has(key)),
    pieces: list.pieces,
  };
}

function shortlistOf(pieces: readonly ParsedPiece[], options: ChoiceOptions): Shortlist {
  const list = new Shortlist(options);
  for (const piece of pieces) list.add(piece);
  return list;
}

function offer(
  candidate: Candidate,
  list: Shortlist,
  options: ChoiceOptions,
  words: Map<string, OfferedWord>,
): OfferedSentence {
  const banned = new Set(options.banned?.words);
  const pinned = new Set(options.pinned?.words);
  const offers = candidate.teaches.filter((key) => {
    if (pinned.has(key)) return true;
    const word = list.word(key);
    if (!word || banned.has(key) || !isTeachableAt(word, list.target)) return false;
    if (!words.has(key)) words.set(key, weigh(word, list, options));
    return true;
  });
  const worth = sentenceWorth(candidate, list.target);
  const share = SEED_SHARE * seededShare(candidate.key, options.seed);
  return { ...candidate, offers, worth: { ...worth, total: worth.total! + share } };
}

function weigh(
  word: WordFacts & { pieces: number },
  list: Shortlist,
  options: ChoiceOptions,
): OfferedWord {
  const worth = wordWorth(word, word.pieces, list.target, options.usedLemmas.has(word.lemma));
  const share = SEED_SHARE * seededShare(word.key, options.seed);
  return { ...word, worth: { ...worth, total: worth.total! + share } };
}

/** @param key `lemma|POS` */
function factsOf(key: string): WordFacts {
  const [lemma = key, tag = 'X'] = key.split('|');
  const pos = tag as PartOfSpeech;
  const listed = listedLevel(lemma, pos) !== null;
  return { key, lemma, pos, value: levelValue(lemma, pos), zipf: zipfOf(lemma), listed };
}
