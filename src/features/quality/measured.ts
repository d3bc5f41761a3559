import type { AnswerCounts, ErrorKind } from '~/domain/speech/error-kinds';
import measured from './measured.json';

/** The benchmarks' figures for the scorer, defined in `docs/measure.md`. Figures that were not measured are
 *  absent here and on the page. */
interface SpeechFigures {
  /** Day of the measurement, such as 2026-11-21. */
  measuredOn: string;
  recordings: number;
  speakers: number;
  /** Fraction of right readings that pass. */
  passCorrect: number;
  /** Fraction of readings that pass although one word of their text was exchanged. */
  passSwapped: number;
  /** Equal error rate of right and wrong sentences, a fraction. */
  sentenceEer: number;
  /** Fraction of exchanged words that are caught where a tenth of right words is questioned. */
  swapCaughtAt10: number;
  /** The same fraction for words in which experts heard a wrong sound. */
  wrongSoundCaughtAt10?: number;
  /** The same fraction for words that were replaced by a similar one, such as "sink" for "think". */
  nearWordCaughtAt10?: number;
  /** Fraction of passes among readings in which experts heard no wrong sound. */
  expertRightPass?: number;
  /** Correlation with the mean of five experts, −1 to 1. */
  phoneCorrelation?: number;
  wordCorrelation?: number;
  sentenceCorrelation?: number;
}

/** Kinds of near words by what the text asks for: a final consonant that was left out or added, or two sounds. */
export type NearKind =
  | 'dropped'
  | 'added'
  | 'voice'
  | 'l/r'
  | 'm/n/ng'
  | 'th'
  | 'v'
  | 'sh/s'
  | 'vowel'
  | 'other';

/** What passes at several strictnesses, on speakers whom no net has heard. */
export interface CurveFigures {
  measuredOn: string;
  recordings: number;
  speakers: number;
  /** By the share of readings that pass in which experts heard no wrong sound: the shares that pass with an exchanged
   *  and with a near word, and of near words the share that is caught, by kind. */
  points: {
    right: number;
    swapped: number;
    near: number;
    kinds: { kind: NearKind; count: number; caught: number }[];
  }[];
}

/** The figures of the benchmark of grading: quadratic weighted kappa, 0 for chance, 1 for full agreement. */
interface LevelFigures {
  measuredOn: string;
  sentences: number;
  /** Our levels and those of each of two teachers. */
  qwkA: number;
  qwkB: number;
  /** The two teachers between them. */
  qwkTeachers: number;
  /** Fraction of sentences at most one level from at least one teacher. */
  within1: number;
}

/** The figures of the benchmark of advice, on speakers that were not used for the scorer or its thresholds. */
interface AdviceFigures {
  measuredOn: string;
  recordings: number;
  speakers: number;
  /** Fraction of the advice on single sounds where experts also heard something to improve. */
  right: number;
}

/** The answers of the product to words that were said, and to words that were not, by the kind of error. No net has
 *  heard the speakers. */
export interface ErrorFigures {
  measuredOn: string;
  recordings: number;
  speakers: number;
  voices: 'adults' | 'children';
  /** Words in which no expert heard a wrong sound. */
  said: AnswerCounts;
  kinds: Readonly<Record<ErrorKind, AnswerCounts>>;
}

interface Measured {
  speech: SpeechFigures;
  curve?: CurveFigures;
  levels: LevelFigures;
  advice?: AdviceFigures;
  errors?: ErrorFigures;
}

/** The figures of the page about quality, as the benchmarks wrote them. */
export const MEASURED: Measured = measured as Measured;
