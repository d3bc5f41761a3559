import type { CefrLevel, ParsedSentence, PartOfSpeech } from '../grading/types';

/** What choosing a unit takes and gives. Public functions:
 *
 *  - `speakable(text: string): Speakable` in `./speakable`: the sentence in words that a voice can read.
 *  - `new Shortlist(options).add(piece)` in `./shortlist`: stream pieces into it, it keeps the best few hundred
 *    candidates and forgets the rest; memory does not grow with the number of pieces.
 *  - `chooseUnit(pool: Shortlist | readonly ParsedArticle[], options: SelectionOptions): Choice` in `./choose-unit`.
 *  - `reoptimise(pool, options, choice, swap: Swap): Choice` in `./reoptimise`: bans one pick (or puts another
 *    in its place), keeps what is pinned, and chooses the rest again. To keep the editor's earlier swaps pass
 *    the `options` of the choice that it answers with.
 *
 *  Nothing throws for lack of material: `Choice` is a refusal with a sentence then. */

/** A news piece, parsed. `sentences` in order, from `parser().parse` of each paragraph. */
export interface ParsedArticle {
  id: string;
  /** The feed or folder that it came from; choices spread over sources. */
  source: string;
  category: string;
  /** YYYY-MM-DD; newer pieces win ties. Null when unknown. */
  date: string | null;
  sentences: readonly ParsedSentence[];
  /** Whether each sentence opens a paragraph; without it every sentence is taken for one that does not. */
  opensParagraph?: readonly boolean[];
}

export interface SelectionOptions {
  /** Only pieces of this category; null takes all. */
  category: string | null;
  level: CefrLevel;
  /** Same pool, options and seed, same choice. */
  seed: number;
  /** Lemmas that earlier units teach. */
  usedLemmas: ReadonlySet<string>;
  /** Texts of sentences that earlier units teach. */
  usedSentences?: ReadonlySet<string>;
  /** Kept whatever the rest costs. Keys as in `ChosenWord.key` and `ChosenSentence.key`. */
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

/** Why something was chosen; the screen has a sentence for each code. */
export interface Reason {
  code: ReasonCode;
  /** The number or word that the sentence mentions: a level, a count, a lemma. */
  value: string | number;
}

export type ReasonCode =
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
  // both
  | 'pinned';

export interface ChosenWord {
  /** `lemma|POS`. */
  key: string;
  lemma: string;
  /** As to be taught: the lemma with its usual capitals. */
  text: string;
  pos: PartOfSpeech;
  level: CefrLevel;
  reasons: Reason[];
  features: Record<string, number>;
  /** Which of the ten sentences show it, 0–9. Empty only when none could. */
  sentenceIndexes: number[];
}

export interface ChosenSentence {
  /** `articleId#n`, the n-th sentence of the piece. */
  key: string;
  pieceId: string;
  source: string;
  text: string;
  /** The same in words that a voice can read. */
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
  /** What the choice is worth as a whole, by part and in sum (`total`). */
  objective: Record<string, number>;
  /** Good ones left over, best first: what an editor may swap in. At most 20 of each. */
  alternativeWords: ChosenWord[];
  alternativeSentences: ChosenSentence[];
}

export type SelectionResult =
  | { ok: true; selection: Selection; options: SelectionOptions }
  /** "not enough material: …", in English, for a log or a command. */
  | { ok: false; failure: string; found: { words: number; sentences: number } };

export interface Swap {
  kind: 'word' | 'sentence';
  /** What has to go, by key. */
  out: string;
  /** What has to come instead; without it the best other one does. */
  in?: string;
  /** Whether all other picks stay as they are; else only the pinned ones must, and the rest is weighed anew. */
  keepRest?: boolean;
}

/** A sentence as the voice reads it, or why no voice could. */
export type NormalisedText =
  | { ok: true; text: string; changed: boolean }
  | { ok: false; reason: string };
