/** Start and end of an A–B loop, ms. */
export interface Loop {
  startMs: number;
  endMs: number;
}

/** State of a player. */
export interface PlayerState {
  playing: boolean;
  /** Whether playback has stalled. */
  waiting: boolean;
  /** Whether the recording could not be fetched or decoded. */
  failed: boolean;
  /** Index of the current or last line; −1 before the first. */
  line: number;
  /** Index of the current word in that line; −1 between words. */
  word: number;
  /** Rate, 0.5 … 1.5; the pitch is preserved. */
  rate: number;
  loop: Loop | null;
  /** Start of a loop whose end is not set yet, ms. */
  loopFrom: number | null;
}

/** State before the first playback. */
export const IDLE_STATE: PlayerState = {
  playing: false,
  waiting: false,
  failed: false,
  line: -1,
  word: -1,
  rate: 1,
  loop: null,
  loopFrom: null,
};
