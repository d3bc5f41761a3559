import measured from './measured.json';

/** What the benchmarks measured of the scorer; each figure is defined in `docs/measure.md`. Figures that were not
 *  measured are missing, and the page leaves them out. */
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
  /** The same of words in which experts hear a wrong sound. */
  wrongSoundCaughtAt10?: number;
  /** The same of words said instead of their nearest neighbour, such as "sink" for "think". */
  nearWordCaughtAt10?: number;
  /** Fraction of readings in which experts hear no wrong sound that pass. */
  expertRightPass?: number;
  /** Correlation with the mean of five experts, −1 to 1. */
  phoneCorrelation?: number;
  wordCorrelation?: number;
  sentenceCorrelation?: number;
}

/** What the benchmark of grading measured: quadratic weighted kappa, 0 by chance, 1 the same. */
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

/** What the benchmark of advice measured on speakers whom neither the scorer nor its thresholds had heard. */
interface AdviceFigures {
  measuredOn: string;
  recordings: number;
  speakers: number;
  /** Fraction of the advice on single sounds where experts hear something to better, too. */
  right: number;
}

/** The figures of the page about quality, as the benchmarks wrote them. */
export const MEASURED: { speech: SpeechFigures; levels: LevelFigures; advice?: AdviceFigures } =
  measured;
