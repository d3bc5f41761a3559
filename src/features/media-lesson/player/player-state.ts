/** From the first line of a loop to its end, ms. */
export interface Loop {
  startMs: number;
  endMs: number;
}

/** What is going on with a recording. */
export interface PlayerState {
  playing: boolean;
  /** It should be heard, but nothing comes. */
  waiting: boolean;
  /** It could not be fetched or decoded. */
  failed: boolean;
  /** Place in the transcript of the line that is heard, or was last; −1 before the first. */
  line: number;
  /** Place in that line of the word that is heard; −1 between words. */
  word: number;
  /** 0.5 … 1.5; the pitch stays. */
  rate: number;
  loop: Loop | null;
  /** The first end of a loop, while the second is missing. */
  loopFrom: number | null;
}

/** Nothing is heard yet. */
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
