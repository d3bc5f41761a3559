import type { Phone } from './speech/types';

/** One expected phone of a word, and what was heard in its place. */
export interface ScoredPhone {
  target: Phone;
  /** null when it was the right one, or nothing clear. */
  heard: Phone | null;
  /** 0–100; below 50 it was not clear. */
  score: number;
}

/** One word of an item's reference, as it was said or typed. */
export interface ScoredWord {
  text: string;
  /** 0–100. */
  score: number;
  status: 'said' | 'nearly' | 'again' | 'missing';
  sounds?: ScoredPhone[];
}

/** What an attempt at an item came to, word by word. */
export interface ScoredAttempt {
  mode: 'SPEAK' | 'TYPE';
  /** 0–100. */
  score: number;
  passed: boolean;
  words: ScoredWord[];
  /** Said in a review without having seen the text or, of a word, heard it. */
  fromMemory?: boolean;
}
