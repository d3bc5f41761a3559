/** An ARPAbet phone without its stress digit: 'AA' … 'ZH'. */
export type Phone = string;

/** One whitespace token of the display text and every pronunciation that counts as right. */
export interface ReferenceWord {
  text: string;
  pronunciations: Phone[][];
  /** Articles, prepositions, auxiliaries: said weakly, so judged more mildly. */
  functionWord: boolean;
}

/** What a screen shows of a saying, from the whole to the sound:
 *
 *  - `verdict`: `pass` and `retry` were judged; all others say why nothing was (each has its own
 *    sentence and way out, and no word of it counts).
 *  - `unsure`: nothing that speaks against the reading is sure; ask for it again and blame nobody.
 *  - `words` by their status: `said` is green, `nearly` amber, `again` and `missing` red; a word that is
 *    `unsure` and not green is shown as not sure instead.
 *  - `phones` of a word: what was expected and, where it helps, what was heard. These are hints, never
 *    verdicts. `ipa.ts` spells them, `mandarinHint` of `mandarin-errors.ts` has the key of what to do.
 *  - added words show as `extraSpeech`; a broken-off reading, pace and pauses are told by `measureFluency`
 *    of `delivery.ts`. */
export interface UtteranceResult {
  verdict: Verdict;
  /** 0 … 100, the words' by their number of phones. */
  score: number;
  /** Speech outside all words: a false start or words that are not in the text. */
  extraSpeech: boolean;
  /** Only of a `retry`: each word that is red may as well have been right. */
  unsure?: boolean;
  /** One a word of the text, in its order, whatever the verdict. */
  words: WordResult[];
  /** Which scorer and calibration made this result. */
  engine: string;
}

export type Verdict =
  /** A sentence and all of its words were said. */
  | 'pass'
  /** Judged, and something was not said. */
  | 'retry'
  /** Silence, hiss or hum. */
  | 'no_speech'
  | 'too_quiet'
  /** The voice does not stand out from what is around it. */
  | 'too_noisy'
  /** No more than a click, or less sound than the text needs at the least. */
  | 'too_short'
  /** So loud that the converter cut the voice to pieces. */
  | 'clipped';

/** Clear; understandable, could be clearer; another word or sound; not said at all. */
export type WordStatus = 'said' | 'nearly' | 'again' | 'missing';

export interface WordResult {
  text: string;
  /** 0 … 100; red ends at 50, amber at 75. */
  score: number;
  status: WordStatus;
  /** Seconds from the beginning of the recording; of a missing word both are where it should be. */
  start: number;
  end: number;
  /** Of the pronunciation that fits best; none of a missing word. */
  phones: PhoneResult[];
  /** The evidence lies too close to red, or the recording is too poor, to hold it against anybody. */
  unsure?: boolean;
  /** A vowel may have followed its last consonant ("cake-uh"): a hint, which changes no status. */
  addedVowel?: boolean;
}

/** One phone of the reference as it was said. */
export interface PhoneResult {
  target: Phone;
  /** Set only where naming it makes a helpful hint: the phone was poor and its rival a likely slip. */
  heard: Phone | null;
  /** Goodness of pronunciation, nats a frame; 0 is best, below −2.5 is poor. */
  gop: number;
}

/** One word of the text and where it lies in a recording. */
export interface AlignedWord {
  text: string;
  startMs: number;
  endMs: number;
}
