import type { Phone } from './speech/types';

/** One expected phone of a word, and the phone that was heard in its place. */
export interface ScoredPhone {
  target: Phone;
  /** Null for the right phone, or for nothing clear. */
  heard: Phone | null;
  /** 0–100; below 50 the phone was not clear. */
  score: number;
}

/** A scored word of an item's reference, spoken or typed. */
export interface ScoredWord {
  text: string;
  /** 0–100. */
  score: number;
  status: 'said' | 'nearly' | 'again' | 'missing';
  sounds?: ScoredPhone[];
}

/** What a learner looked up before rendering a sentence. */
export const RENDERING_HINTS = ['FIRST_WORDS', 'WHOLE'] as const;
export type RenderingHint = (typeof RENDERING_HINTS)[number];

/** Grades that a learner may give a rendering in other words. */
export const OWN_GRADES = ['AGAIN', 'HARD', 'GOOD'] as const;
export type OwnGrade = (typeof OWN_GRADES)[number];

/** The scores of an attempt at an item, word by word. */
export interface ScoredAttempt {
  mode: 'SPEAK' | 'TYPE';
  /** 0–100. */
  score: number;
  passed: boolean;
  words: ScoredWord[];
  /** Said in a review without the text visible and, for a word, without playback of it. */
  fromMemory?: boolean;
  /** Whether the sentence was asked by its Chinese. */
  fromChinese?: boolean;
  /** What was looked up before a rendering; absent for nothing. */
  hint?: RenderingHint | undefined;
  /** The learner's grade of a rendering in other words, which has no score. */
  ownGrade?: OwnGrade | undefined;
}
