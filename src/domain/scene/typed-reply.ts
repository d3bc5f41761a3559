import { gradeDictation } from '~/domain/dictation';
import type { ReferenceWord } from '~/domain/speech/types';
import { chooseReply, type HeardReply } from './heard-reply';

/** Finds which reply of a turn was typed, or what was missing: spelling counts as in a dictation, and case and
 *  punctuation do not. */
export function typedReply(
  typed: string,
  references: readonly (readonly ReferenceWord[])[],
): HeardReply {
  const compared = references.map((reference) => {
    const { score, words } = gradeDictation(typed, reference);
    const shown = words.map(({ text, status, score: ofWord }) => ({
      text,
      status,
      score: ofWord,
      start: 0,
      end: 0,
      phones: [],
    }));
    return { verdict: 'retry' as const, score, words: shown };
  });
  return chooseReply(compared, references);
}
