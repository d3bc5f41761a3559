import type { Phone } from './types';

/** A net that hears words of a recording beside the mixtures and the learner nets: `openEar` of `src/domain/ear`. */
export interface Ear {
  /** Hears a part of a recording once; it can then be asked for many texts.
   *  @param pcm 16 kHz mono in [−1, 1], the whole recording
   *  @param offset first frame of the part, frames of 10 ms  @param frames number of its frames */
  listen(pcm: Float32Array, offset: number, frames: number): Listening;
}

/** A part of a recording that was heard. */
export interface Listening {
  /** Measures the words of a text whose sounds were aligned.
   *  @param sounds in their order
   *  @param only the one word that is wanted: its log odds alone are measured
   *  @returns the values of `word-measurements.ts` by the index of the word, log odds that it was said first; words
   *  without sounds are missing */
  measureWords(sounds: readonly PlacedSound[], only?: number): Map<number, number[]>;
}

/** A sound of a text where it was aligned, frames of 10 ms in the part that was heard, inclusive. */
export interface PlacedSound {
  phone: Phone;
  word: number;
  first: number;
  last: number;
}
