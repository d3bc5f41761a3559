/** Types of grading. Its public functions:
 *
 *  - `gradeSentence(sentence: ParsedSentence): SentenceGrade` in `./grade-sentence`
 *  - `gradeText(sentences: readonly ParsedSentence[]): TextGrade` in `./grade-text`
 *  - `gradeWord(lemma: string, pos: PartOfSpeech): WordGrade` in `./grade-word`
 *
 *  Sentences come from `parser()` of `src/server/gateways/nlp/configured.ts`: `parser().parse(text):
 *  ParsedSentence[]` (synchronous; the first call loads the model, 0.1 s). Pass it one paragraph at a time,
 *  not a whole feed. */

/** The levels of the Common European Framework, lowest first. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

/** Universal part-of-speech tags (universaldependencies.org/u/pos). */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'SPACE'
  | 'VERB'
  | 'X';

export interface ParsedToken {
  /** As written. Clitics are tokens of their own: `did` `n't`, `children` `'s`. */
  text: string;
  /** Dictionary form in lower case. */
  lemma: string;
  pos: PartOfSpeech;
  /** Whether white space precedes it. */
  spaced: boolean;
}

export interface ParsedSentence {
  text: string;
  tokens: ParsedToken[];
}

/** Feature values of a sentence by name, in the order of the model's coefficients. */
export type GradeFeatures = Record<string, number>;

export interface SentenceGrade {
  level: CefrLevel;
  /** 1 = A1 … 6 = C2, with decimals; rounded it is the level. */
  value: number;
  features: GradeFeatures;
}

export interface TextGrade {
  level: CefrLevel;
  /** 1–6 like a sentence's; ranks texts more finely than the level. */
  value: number;
}

export interface WordGrade {
  level: CefrLevel;
  /** 1–6; whole numbers where the CEFR-J profile lists the word. */
  value: number;
  /** Whether the level is listed, or estimated from the word's base or frequency. */
  source: 'CEFR-J' | 'estimated';
  /** Occurrences per thousand million words of subtitles, log₁₀ (van Heuven et al. 2014); 0 for unknown. */
  zipf: number;
}
