/** An ARPAbet phone without its stress digit: 'AA' … 'ZH'. */
export type Phone = string;

/** One whitespace token of the display text and every pronunciation that counts as right. */
export interface ReferenceWord {
  text: string;
  pronunciations: Phone[][];
  /** Articles, prepositions, auxiliaries: said weakly, so judged more mildly. */
  functionWord: boolean;
}

/** One phone of the reference as it was said. `heard` is set only where it makes a helpful hint. */
export interface PhoneResult {
  target: Phone;
  heard: Phone | null;
  /** Goodness of pronunciation, nats a frame; 0 is best, below −2.5 is poor. */
  gop: number;
}

export type WordStatus = 'said' | 'nearly' | 'again' | 'missing';

export interface WordResult {
  text: string;
  /** 0 … 100 */
  score: number;
  status: WordStatus;
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
  phones: PhoneResult[];
  /** The evidence lies too close to red, or the recording is too poor, to hold it against anybody. */
  unsure?: boolean;
}

export type Verdict =
  | 'pass'
  | 'retry'
  | 'no_speech'
  | 'too_quiet'
  | 'too_noisy'
  | 'too_short'
  | 'clipped';

export interface UtteranceResult {
  verdict: Verdict;
  /** 0 … 100 */
  score: number;
  /** Speech outside all words: a false start or words that are not in the text. */
  extraSpeech: boolean;
  words: WordResult[];
  /** Which scorer and calibration made this result. */
  engine: string;
}

/** One word of the text and where it lies in a recording. */
export interface AlignedWord {
  text: string;
  startMs: number;
  endMs: number;
}
