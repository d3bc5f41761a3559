/** Largest subtitle file that is read, bytes. */
export const MAX_SUBTITLE_BYTES = 512 * 1024;
/** Maximum number of lines of a video, and of cues of a file. */
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
  /** Line number of its times in the file, from 1. */
  fileLine: number;
}

/** The kinds of faults of a subtitle file. */
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

/** A fault in the times of a line. */
export type TimeFault = 'tooShort' | 'order' | 'overlap' | 'beyondEnd';

/** A fault and its line number in the file, from 1. */
export interface SubtitleProblem {
  fileLine: number;
  fault: SubtitleFault;
}
