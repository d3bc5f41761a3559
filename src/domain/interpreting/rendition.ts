import type { ReferenceWord, WordResult, WordStatus } from '../speech/types';

/** A word of the original: recognised, unclear or said as another word, or not found. */
type OriginalWordStatus = 'heard' | 'unclear' | 'notHeard';

export interface OriginalWord {
  text: string;
  status: OriginalWordStatus;
}

/** The rendition of a sentence, by the words of the original only; paraphrases are unknown to it. */
export interface RenderedSentence {
  words: OriginalWord[];
  /** Number of words that were heard. */
  heard: number;
  /** The recognised part: all words, enough to identify the sentence, or too little to count any word. */
  share: 'all' | 'part' | 'none';
  /** Whether it was said at another position than in the original. */
  moved: boolean;
}

/** Minimum share of recognised content words for any word of a sentence to count, because the scorer finds
 *  occasional short words in any speech. */
const MIN_CONTENT_SHARE = 0.45;

type ScoredWord = Pick<WordResult, 'text' | 'status'>;

/** Describes one sentence by the status of its words.
 *  @param words one for each word of the reference */
export function renderSentence(
  words: readonly ScoredWord[],
  reference: readonly Pick<ReferenceWord, 'functionWord'>[],
  moved = false,
): RenderedSentence {
  const isHeard =
    contentShare(words, reference, (status) => STATUSES[status] === 'heard') >= MIN_CONTENT_SHARE;
  const shown = words.map(
    ({ text, status }): OriginalWord => ({
      text,
      status: isHeard ? STATUSES[status] : 'notHeard',
    }),
  );
  const heard = shown.filter(({ status }) => status === 'heard').length;
  const share = heard === shown.length ? 'all' : isHeard ? 'part' : 'none';
  return { words: shown, heard, share, moved: moved && isHeard };
}

const STATUSES: Readonly<Record<WordStatus, OriginalWordStatus>> = {
  said: 'heard',
  nearly: 'heard',
  again: 'unclear',
  missing: 'notHeard',
};

/** Minimum share of clear content words in a sentence that is searched alone, where no other sentence competes,
 *  and nearly right words are found in any speech. */
const MIN_CLEAR_SHARE = 0.5;

/** Whether a sentence that was searched alone was really said. */
export function isClearlySaid(
  words: readonly ScoredWord[],
  reference: readonly Pick<ReferenceWord, 'functionWord'>[],
): boolean {
  return contentShare(words, reference, (status) => status === 'said') >= MIN_CLEAR_SHARE;
}

/** Share of the content words whose status counts; of all words where there is no content word. */
function contentShare(
  words: readonly ScoredWord[],
  reference: readonly Pick<ReferenceWord, 'functionWord'>[],
  counts: (status: WordStatus) => boolean,
): number {
  const content = words.filter((_, i) => !reference[i]!.functionWord);
  const counted = content.length > 0 ? content : words;
  return counted.filter(({ status }) => counts(status)).length / counted.length;
}
