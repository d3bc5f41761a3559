import type { OpenWord, WordStatus } from './types';

/** The marks of a spoken word, exactly three: it was heard and nothing near it; another word or ending was heard, or
 *  nothing at all; or the scorer could not tell. */
export const WORD_MARKS = ['clear', 'other', 'open'] as const;
export type WordMark = (typeof WORD_MARKS)[number];

/** The part of a scored word that its mark depends on. */
export interface MarkedWord {
  status: WordStatus;
  unsure?: boolean | undefined;
  open?: OpenWord | undefined;
}

/** The mark of a spoken word: the one rule for everything that draws, names or counts one.
 *
 *  - `said` is clear, unless a competitor that would change the sense was as likely;
 *  - `nearly` is open: its log odds are below those of a clear word and above those of another word;
 *  - `again` and `missing` are another word, or none, unless they are unsure, which is open. */
export function toWordMark({ status, unsure, open }: MarkedWord): WordMark {
  if (status === 'said') return open ? 'open' : 'clear';
  return status === 'nearly' || unsure ? 'open' : 'other';
}

/** Whether a word keeps its sentence from passing until it is said once more: it carries the sense, the scorer could
 *  not tell it from a competitor, and saying it again can decide. */
export const asksAgain = (word: MarkedWord): boolean =>
  toWordMark(word) === 'open' && word.open?.asks === true;

/** Whether a word did not pass only because its odds are too near the threshold, or the recording too poor. */
export const isDoubted = ({ status, unsure }: MarkedWord): boolean =>
  unsure === true && status !== 'said';
