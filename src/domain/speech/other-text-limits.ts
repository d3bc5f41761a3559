import type { EndingKind } from './other-endings';
import limits from './other-text-limits.json';

/** Limits from which something else than the text was said; `other-text.ts` and `score-words.ts` apply them. */
export interface OtherTextLimits {
  /** Of a word by itself. Nats per frame of speech below which another word was said, by each comparison; and the
   *  most frames of speech beside the word. */
  word: { free: number; taught: number; common: number; outside: number };
  /** Fit of the heard part of the text below which another sentence was said. */
  sentence: { heard: number };
  /** By kind: gain with the other ending, nats, above which the other ending was said, and above which it is
   *  unclear; null where no gain distinguishes the two. */
  endings: Record<EndingKind, { other: number | null; open: number | null }>;
}

/** Derived from recordings by `npm run bench:words -- DIR --write`. */
export const otherTextLimits: OtherTextLimits = limits;
