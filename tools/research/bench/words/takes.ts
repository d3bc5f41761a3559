import type { ReferenceWord } from '~/domain/speech/types';

/** Relation of what was said to the word that was asked for. */
export type WordRelation =
  /** The word itself. */
  | 'right'
  /** Another word of its unit. */
  | 'taughtWord'
  /** Any other word. */
  | 'otherWord'
  /** A sentence without the word. */
  | 'sentence'
  /** A sentence that contains the word. */
  | 'withMore';

/** One recording, and the single words with which it is compared. */
export interface WordTake {
  source: 'voices' | 'learners';
  speaker: string;
  said: string;
  /** 16 kHz mono in [−1, 1]. */
  pcm: Float32Array;
  asked: { relation: WordRelation; word: ReferenceWord; taught: ReferenceWord[] }[];
}

/** Relation of what was said to the text that was asked for. */
export type TextRelation =
  /** The text itself. */
  | 'right'
  /** The text with one word exchanged. */
  | 'swapped'
  /** The first half of the text. */
  | 'stopped'
  /** Another sentence. */
  | 'sentence';

/** One recording, and the sentences with which it is compared. */
export interface TextTake {
  source: 'voices' | 'learners';
  speaker: string;
  pcm: Float32Array;
  asked: { relation: TextRelation; words: ReferenceWord[] }[];
}

/** A word of a recording, compared with its own ending and the other one. */
export interface EndingTake {
  source: 'voices' | 'learners';
  speaker: string;
  pcm: Float32Array;
  /** Texts with the index of the word; `said` tells whether the ending in the text is the one that was said. */
  asked: { words: ReferenceWord[]; index: number; said: boolean }[];
}

const SAMPLES_PER_SECOND = 16_000;
/** Silence before and after a word, as in a recording of one word, seconds. */
const SILENCE_SECONDS = 0.4;

/** Samples with room noise before and after.
 *  @param level of the noise, root mean square */
export function withSilence(pcm: Float32Array, level: number, random: () => number): Float32Array {
  const margin = Math.round(SILENCE_SECONDS * SAMPLES_PER_SECOND);
  const out = Float32Array.from(
    { length: pcm.length + 2 * margin },
    () => level * Math.sqrt(3) * (2 * random() - 1),
  );
  pcm.forEach((sample, i) => {
    out[margin + i] = out[margin + i]! + sample;
  });
  return out;
}
