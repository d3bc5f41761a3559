/** Largest subtitle file that is read, bytes. */
export const MAX_SUBTITLE_BYTES = 512 * 1024;
/** Most lines of a video, and most cues of a file. */
export const MAX_LINES = 500;
/** Longest text of a line in one language, in UTF-16 units. */
export const MAX_LINE_LENGTH = 300;
/** Shortest line that can be read, ms. */
export const MIN_LINE_MS = 200;

/** One cue of a subtitle file. */
export interface SubtitleCue {
  startMs: number;
  endMs: number;
  /** Its lines of text, without markup. */
  texts: string[];
  /** Line of the file that has its times, counted from 1. */
  fileLine: number;
}

/** What is wrong with a subtitle file. */
export type SubtitleFault =
  | 'tooLarge'
  | 'encoding'
  | 'empty'
  | 'format'
  | 'times'
  | 'blankLine'
  | 'noText'
  | 'unprintable'
  | 'markup'
  | 'reference'
  | 'timestampMap'
  | 'textTooLong'
  | 'twoLanguages'
  | 'tooMany'
  | TimeFault;

/** What is wrong with the times of a line. */
export type TimeFault = 'tooShort' | 'order' | 'overlap' | 'beyondEnd';

/** A fault and the line of the file where it is, counted from 1. */
export interface SubtitleProblem {
  fileLine: number;
  fault: SubtitleFault;
}
