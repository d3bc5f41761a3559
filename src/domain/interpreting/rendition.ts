import type { ReferenceWord, WordResult, WordStatus } from '../speech/types';

/** A word of the original: heard, heard as something else or unclearly, or not heard. */
type OriginalWordStatus = 'heard' | 'unclear' | 'notHeard';

export interface OriginalWord {
  text: string;
  status: OriginalWordStatus;
}

/** A sentence of the passage as it was given back, by the words of the original alone: nothing is known of other
 *  words for the same. */
export interface RenderedSentence {
  words: OriginalWord[];
  /** Number of words that were heard. */
  heard: number;
  /** How much of it was heard: all words, enough to recognise it, or too little to claim a single word. */
  share: 'all' | 'part' | 'none';
  /** Whether it was heard at another place than in the original. */
  moved: boolean;
}

/** Least share of the content words that must be heard before any word of a sentence counts as heard: in other
 *  speech the scorer finds short words here and there. */
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

/** Least share of the content words that must be clear in a sentence that is looked for by itself, where nothing else
 *  of the passage competes: there words that are only nearly right are found in any speech. */
const MIN_CLEAR_SHARE = 0.5;

/** Whether a sentence that was looked for by itself is what was said. */
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
