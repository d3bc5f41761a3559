import type { EndingKind } from './other-endings';
import limits from './other-text-limits.json';

/** Limits from which something else than the text was said; `other-text.ts` and `score-words.ts` apply them. */
export interface OtherTextLimits {
  /** Of a word by itself. Nats a frame of speech below which another word was said, by each comparison; and the
   *  most frames of speech beside the word. */
  word: { free: number; taught: number; common: number; outside: number };
  /** Fit of what was heard below which it is another sentence. */
  sentence: { heard: number };
  /** By kind: gain with the other ending, nats, above which the other ending was said, and above which nobody can
   *  tell; null where it cannot be told by any gain. */
  endings: Record<EndingKind, { other: number | null; open: number | null }>;
}

/** Derived from recordings by `npm run bench:words -- DIR --write`. */
export const otherTextLimits: OtherTextLimits = limits;
