/** An ARPAbet phone without its stress digit: 'AA' … 'ZH'. */
export type Phone = string;

/** One whitespace token of the display text with its accepted pronunciations. */
export interface ReferenceWord {
  text: string;
  pronunciations: Phone[][];
  /** Whether the word is an article, preposition, auxiliary …: unstressed, so scored more leniently. */
  functionWord: boolean;
  /** How a card of each accent writes the word, by pronunciation: one part of its IPA for each phone, separated by
   *  spaces. A phone that the card does not write has an empty part (two spaces in a row). Absent from references of
   *  earlier versions. */
  symbols?: PhoneSymbols | undefined;
}

/** Parts of a word's IPA by pronunciation, as cards of the two accents write them. */
export interface PhoneSymbols {
  US: string[];
  GB: string[];
}

/** Result of an utterance, and its display from the whole to the phoneme:
 *
 *  - `verdict`: `pass` and `retry` were scored; all others are reasons why nothing was (each has its own
 *    sentence and solution, and its words do not count).
 *  - `unsure`: every red word is unsure; request another reading without reporting an error.
 *  - `words` by their mark (`toWordMark` of `word-mark.ts`), which is all that a screen shows of them.
 *  - `phones` of a word: the expected phone and, where it helps, the heard one. These are hints, never
 *    verdicts. `toIpa` of `ipa.ts` spells them, `mandarinHint` of `mandarin-errors.ts` has the key of the
 *    instruction.
 *  - `extraSpeech` stands for added words; `measureFluency` of `fluency.ts` finds an unfinished reading, pace and
 *    pauses. */
export interface UtteranceResult {
  verdict: Verdict;
  /** 0 … 100, mean of the words' scores weighted by their number of phones. */
  score: number;
  /** Speech outside all words: a false start or words that are not in the text. */
  extraSpeech: boolean;
  /** Whether every red word of a `retry` is unsure. */
  unsure?: boolean;
  /** The kind of utterance said instead of the text; absent when the text was said, well or badly. */
  otherText?: OtherText;
  /** One result for each word of the text, in its order, with any verdict. */
  words: WordResult[];
  /** Scorer and calibration of this result. */
  engine: string;
}

export type Verdict =
  /** The sentence and all of its words were said. */
  | 'pass'
  /** Scored, with a red word or a poor fit of the whole. */
  | 'retry'
  /** Silence, hiss or hum. */
  | 'no_speech'
  | 'too_quiet'
  /** The voice is too close to the level of the background. */
  | 'too_noisy'
  /** Less speech than the minimum, or than the text needs. */
  | 'too_short'
  /** Too loud: the converter clipped the voice. */
  | 'clipped';

/** The kind of utterance said instead of the text: another word, more than the word, or another sentence. */
export type OtherText = 'word' | 'more' | 'sentence';

/** Clear; understandable, could be clearer; another word or sound; not said at all. */
export type WordStatus = 'said' | 'nearly' | 'again' | 'missing';

export interface WordResult {
  text: string;
  /** 0 … 100; red ends at 50, amber at 75. */
  score: number;
  status: WordStatus;
  /** Seconds from the beginning of the recording; for a missing word both are its expected time. */
  start: number;
  end: number;
  /** Phones of the pronunciation that fits best; empty for a missing word. */
  phones: PhoneResult[];
  /** Whether the log odds are too near the threshold of red, or the recording too poor, to report an error. */
  unsure?: boolean;
  /** A vowel may have followed its last consonant ("cake-uh"): a hint, which changes no status. */
  addedVowel?: boolean;
  /** The competitor from which the scorer cannot tell it (*forty* or *fourteen*, *cup* or *cups*, *he* or *she*): the
   *  word is neither called wrong nor clear. */
  open?: OpenWord;
  /** The word with its other ending, which was said instead; its status is `again`. */
  heardAs?: string;
  /** Whether neither a common word nor one that differs by a sound came near it: what praise of a word needs. Absent
   *  for function words, which are not compared. */
  isAhead?: boolean;
  /** Whether a common word, another ending or another function word fits better than the word: its sounds are then
   *  no subject of advice. True for words that are not compared. */
  isOutdone?: boolean;
}

/** A word that the scorer cannot tell from one that would change the sense. */
export interface OpenWord {
  /** The other word, in lower case; null where it is not known how it is spelled. */
  from: string | null;
  /** Whether saying it once more can decide: the scorer tells this pair in most readings. */
  asks: boolean;
}

/** One phone of the reference as it was said. */
export interface PhoneResult {
  target: Phone;
  /** The phone heard instead, only where that is a helpful hint: the target was poor and this a known error. */
  heard: Phone | null;
  /** Goodness of pronunciation, nats per frame; 0 is best, below −2.5 is poor. */
  gop: number;
  /** Estimated expert score, 0 wrong … 2 right, which decides on advice. Absent from earlier results. */
  expertScore?: number | undefined;
  /** The phone as cards write it in this word, with the stress mark before it; empty where they do not write it.
   *  Absent where the reference has none. */
  symbols?: { US: string; GB: string } | undefined;
}

/** One word of a text with its time in a recording. */
export interface AlignedWord {
  text: string;
  startMs: number;
  endMs: number;
}
