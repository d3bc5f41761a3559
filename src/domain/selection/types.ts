import type { CefrLevel, ParsedSentence, PartOfSpeech } from '../grading/types';
import type { CandidateKind } from '../item-kinds';

/** Types of selection. Its public functions:
 *
 *  - `normaliseForSpeech(text: string): NormalisedText` in `./normalise-for-speech`: the sentence as spoken words.
 *  - `new Shortlist(options).add(article)` in `./shortlist`: collects the best few hundred candidates from a
 *    stream of articles; memory does not grow with their texts.
 *  - `chooseUnit(pool: Shortlist | readonly ParsedArticle[], options: SelectionOptions): SelectionResult`
 *    in `./choose-unit`.
 *  - `reoptimise(pool, options, choice, swap: Swap): SelectionResult` in `./reoptimise`: bans one item (or
 *    replaces it by another), keeps the pinned ones, and chooses the rest again. To keep the editor's earlier
 *    swaps, pass the `options` of the previous result.
 *
 *  None of them throws for lack of material: the `SelectionResult` then has a failure in one sentence. */

/** A parsed news article. `sentences` in order, from `parser().parse` of each paragraph. */
export interface ParsedArticle {
  id: string;
  /** The feed or folder that it came from; selection spreads over sources. */
  source: string;
  category: string;
  /** YYYY-MM-DD; newer articles win ties. Null when unknown. */
  date: string | null;
  sentences: readonly ParsedSentence[];
  /** Whether each sentence opens a paragraph; by default none does. */
  opensParagraph?: readonly boolean[];
}

export interface SelectionOptions {
  /** Only articles of this category; null allows all. */
  category: string | null;
  level: CefrLevel;
  /** Breaks ties: the same pool, options and seed give the same choice. */
  seed: number;
  /** Lemmas that earlier units teach. */
  usedLemmas: ReadonlySet<string>;
  /** Texts of sentences that earlier units teach. */
  usedSentences?: ReadonlySet<string>;
  /** Maximum number of candidates of one article; 5 by default, which a pool of a few articles exceeds. */
  sentencesPerArticle?: number;
  /** Always chosen. Keys as in `ChosenWord.key` and `ChosenSentence.key`. */
  pinned?: Keys;
  /** Never chosen. */
  banned?: Keys;
}

export interface Keys {
  /** `lemma|POS`, as `ChosenWord.key`. */
  words: readonly string[];
  /** As `ChosenSentence.key`. */
  sentences: readonly string[];
}

/** The reason why an item was chosen; the screen has a sentence for each code. */
export interface Reason {
  code: ReasonCode;
  /** The number or word that the sentence mentions: a level, a count, a lemma. */
  value: string | number;
}

type ReasonCode =
  // words
  | 'level-fits'
  | 'useful'
  | 'in-pieces'
  | 'in-sentences'
  | 'new-word'
  | 'taught-before'
  // sentences
  | 'carries-words'
  | 'good-length'
  | 'own-piece'
  | 'from-source'
  | 'spelled-out'
  | 'conversational'
  | 'contraction'
  // both
  | 'pinned';

export interface ChosenWord {
  /** `lemma|POS`. */
  key: string;
  lemma: string;
  /** Display form: the lemma with its usual capitals. */
  text: string;
  pos: PartOfSpeech;
  level: CefrLevel;
  reasons: Reason[];
  features: Record<string, number>;
  /** Indexes of the sentences that show the word, 0–9. Empty only for a pinned word that no sentence has. */
  sentenceIndexes: number[];
}

export interface ChosenSentence {
  /** `articleId#index`, with the index of the sentence in its article. */
  key: string;
  pieceId: string;
  source: string;
  text: string;
  /** The text as spoken words, for speech synthesis. */
  spoken: string;
  level: CefrLevel;
  /** Lemmas of the ten words that it shows. */
  targetWords: string[];
  reasons: Reason[];
  features: Record<string, number>;
}

export interface Selection {
  words: ChosenWord[];
  sentences: ChosenSentence[];
  /** Score of the whole selection, by part and in sum (`total`). */
  objective: Record<string, number>;
  /** Items that an editor may swap in, best first, at most 20 of each kind. */
  alternativeWords: ChosenWord[];
  alternativeSentences: ChosenSentence[];
}

export type SelectionResult =
  | { ok: true; selection: Selection; options: SelectionOptions }
  /** "not enough material: …", in English, for a log or a command. */
  | { ok: false; failure: string; found: { words: number; sentences: number } };

export interface Swap {
  kind: CandidateKind;
  /** Key of the item to remove. */
  out: string;
  /** Key of its replacement; by default the best alternative. */
  in?: string;
  /** Whether all other items stay unchanged; by default only the pinned ones do. */
  keepRest?: boolean;
}

/** A sentence as spoken words, or the reason why it has no plain spoken form. */
export type NormalisedText =
  | { ok: true; text: string; changed: boolean }
  | { ok: false; reason: string };
