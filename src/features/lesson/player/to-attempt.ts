import type { Judgement } from '~/domain/lesson-feedback';
import { toScoredPhone } from '~/domain/spaced-repetition/phonemes';
import type { Accent } from '~/domain/speech/accent';
import { newUuid } from '~/lib/new-uuid';
import type { AttemptInput } from '~/schemas/lesson';

interface AttemptParts {
  itemId: string;
  judgement: Judgement;
  accent: Accent;
  /** Of a review: whether neither the text nor, for a word, its audio was shown. */
  fromMemory?: boolean;
}

/** Converts a judgement into an attempt that is made now, with a new id. */
export function toAttempt({ itemId, judgement, accent, fromMemory }: AttemptParts): AttemptInput {
  const { mode, score, passed, engine, words, otherText } = judgement;
  return {
    id: newUuid(),
    itemId,
    mode,
    score: Math.round(score),
    passed,
    words: words.map(({ text, score, status, phones }) => ({
      text,
      score,
      status,
      // Omitted for another word or sentence, whose sounds are no result for this one.
      ...(phones.length > 0 && !otherText && { sounds: phones.map(toScoredPhone) }),
    })),
    spokenMs: spokenMs(words),
    engine,
    accent,
    ...(fromMemory && { fromMemory }),
    madeAt: new Date(),
  };
}

/** Time from the first recognised word to the last, ms. */
function spokenMs(words: Judgement['words']): number {
  const spans = words.flatMap(({ span }) => (span ? [span] : []));
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? Math.round(Math.max(0, last.end - first.start) * 1000) : 0;
}
