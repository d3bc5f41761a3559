import type { Judgement } from '~/domain/lesson-feedback';
import { toScoredPhone } from '~/domain/spaced-repetition/phonemes';
import { newUuid } from '~/lib/new-uuid';
import type { AttemptInput } from '~/schemas/lesson';

interface Made {
  itemId: string;
  judgement: Judgement;
  accent: 'US' | 'GB';
  /** In a review: neither the text nor, of a word, its sound was given. */
  fromMemory?: boolean;
}

/** A judgement as the account keeps it: made now, under an id of its own. */
export function toAttempt({ itemId, judgement, accent, fromMemory }: Made): AttemptInput {
  const { mode, score, passed, engine, words } = judgement;
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
      ...(phones.length > 0 && { sounds: phones.map(toScoredPhone) }),
    })),
    spokenMs: spokenMs(words),
    engine,
    accent,
    ...(fromMemory && { fromMemory }),
    madeAt: new Date(),
  };
}

/** From the first word that was heard to the last, ms. */
function spokenMs(words: Judgement['words']): number {
  const spans = words.flatMap(({ span }) => (span ? [span] : []));
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? Math.round(Math.max(0, last.end - first.start) * 1000) : 0;
}
