import 'server-only';
import { consistentResult } from '~/domain/attempt';
import { addDays } from '~/domain/calendar';
import { isInOtherWords } from '~/domain/rendering/found-words';
import { plausibleWords } from '~/domain/spaced-repetition/phonemes';
import type { AttemptInput, SavedAttempts } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { unitsAcceptingResults } from './access';
import { type AttemptedItem, findAttemptedItems, type UnitOfItem } from './attempted-items';

/** A valid attempt; its score has been made consistent with its words. */
export type ValidAttempt = Omit<AttemptInput, 'score'> & {
  /** Null for a rendering that the learner judged. */
  score: number | null;
  spokenMs: number;
  /** Null for a saved word. */
  unit: UnitOfItem | null;
};

type AttemptRejection = SavedAttempts['refused'][number];

/** Maximum age, in days, of an attempt sent by an offline device. */
const MAX_AGE_DAYS = 90;

/** Splits attempts into valid ones and rejected ones with their error codes. Items of a closed unit are
 *  accepted from a user who has a card of them: learnt items can still be practised. A saved word is accepted from
 *  the user who has saved it. Of sentences alone a rendering is accepted, and one in other words with the learner's
 *  grade alone. */
export async function validateAttempts({
  ctx,
  input: { userId, attempts },
}: Verb<{ userId: string; attempts: readonly AttemptInput[] }>): Promise<{
  valid: ValidAttempt[];
  rejected: AttemptRejection[];
}> {
  const itemIds = [...new Set(attempts.map((attempt) => attempt.itemId))];
  const items = await findAttemptedItems(ctx.db, userId, itemIds);
  const byId = new Map(items.map((item) => [item.id, item]));
  const units = items.flatMap(({ unit }) => unit ?? []);
  const open = await unitsAcceptingResults({ ctx, input: { userId, units } });
  const valid = new Map<string, ValidAttempt>();
  const rejected: AttemptRejection[] = [];
  for (const attempt of attempts) {
    const reject = (code: AttemptRejection['code']) => rejected.push({ id: attempt.id, code });
    const item = byId.get(attempt.itemId);
    if (!item) reject('ITEM_NOT_FOUND');
    else if (item.unit && !open.has(item.unit.id) && !item.hasCard) reject('MEMBERSHIP_REQUIRED');
    else {
      const consistent = toConsistentAttempt(attempt, item, ctx.now());
      if (consistent) valid.set(attempt.id, { ...consistent, unit: item.unit });
      else reject('VALIDATION_FAILED');
    }
  }
  return { valid: [...valid.values()], rejected };
}

function toConsistentAttempt(
  { fromChinese, hint, ownGrade, ...attempt }: AttemptInput,
  { kind, unit, reference }: AttemptedItem,
  now: Date,
) {
  const result = consistentResult(
    attempt,
    reference.map((word) => word.text),
  );
  if (!result) return null;
  if (fromChinese && !(unit && kind === 'SENTENCE')) return null;
  const isOwnJudgement = fromChinese === true && isInOtherWords(attempt.words);
  if (isOwnJudgement && !ownGrade) return null;
  const { mode, madeAt, spokenMs = 0 } = attempt;
  const earliest = addDays(now, -MAX_AGE_DAYS).getTime();
  return {
    ...attempt,
    ...result,
    ...(fromChinese && { fromChinese, hint }),
    ...(isOwnJudgement && { ownGrade, score: null, passed: false }),
    words: isOwnJudgement
      ? attempt.words.map(({ sounds: _, ...word }) => word)
      : [...plausibleWords(attempt.words, reference)],
    spokenMs: mode === 'SPEAK' ? spokenMs : 0,
    madeAt: new Date(Math.min(now.getTime(), Math.max(earliest, madeAt.getTime()))),
  };
}
