import 'server-only';
import { consistentResult } from '~/domain/attempt';
import { addDays } from '~/domain/calendar';
import { plausibleWords } from '~/domain/spaced-repetition/phonemes';
import type { AttemptInput, LessonItem, SavedAttempts } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { unitsAcceptingResults } from './access';

/** An attempt that may be kept: what its own words do not bear out has been brought into line. */
export type ValidAttempt = AttemptInput & { spokenMs: number; unit: UnitOfItem };

interface UnitOfItem {
  id: string;
  slug: string;
  access: 'FREE' | 'VIP';
}

type AttemptRejection = SavedAttempts['refused'][number];

/** A device may have been offline for a while; nobody practised longer ago than this. */
const MAX_AGE_DAYS = 90;

/** Parts the attempts that the actor may keep from those that are refused, and why. Items of a closed
 *  unit stay practicable for who has practised them before: what was learnt stays the learner's. */
export async function validateAttempts({
  ctx,
  input: { userId, attempts },
}: Verb<{ userId: string; attempts: readonly AttemptInput[] }>): Promise<{
  good: ValidAttempt[];
  refused: AttemptRejection[];
}> {
  const items = await ctx.db.unitItem.findMany({
    where: { id: { in: [...new Set(attempts.map((attempt) => attempt.itemId))] } },
    select: {
      id: true,
      reference: true,
      unit: { select: { id: true, slug: true, access: true } },
      cards: { where: { userId }, select: { id: true } },
    },
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const units = items.map((item) => item.unit);
  const open = await unitsAcceptingResults({ ctx, input: { userId, units } });
  const valid = new Map<string, ValidAttempt>();
  const rejected: AttemptRejection[] = [];
  for (const attempt of attempts) {
    const reject = (code: AttemptRejection['code']) => rejected.push({ id: attempt.id, code });
    const item = byId.get(attempt.itemId);
    if (!item) reject('ITEM_NOT_FOUND');
    else if (!open.has(item.unit.id) && item.cards.length === 0) reject('MEMBERSHIP_REQUIRED');
    else {
      const reference = item.reference as unknown as LessonItem['reference'];
      const believed = toConsistentAttempt(attempt, reference, ctx.now());
      if (believed) valid.set(attempt.id, { ...believed, unit: item.unit });
      else reject('VALIDATION_FAILED');
    }
  }
  return { good: [...valid.values()], refused: rejected };
}

function toConsistentAttempt(attempt: AttemptInput, reference: LessonItem['reference'], now: Date) {
  const result = consistentResult(
    attempt,
    reference.map((word) => word.text),
  );
  if (!result) return null;
  const { mode, madeAt, spokenMs = 0 } = attempt;
  const earliest = addDays(now, -MAX_AGE_DAYS).getTime();
  return {
    ...attempt,
    ...result,
    words: [...plausibleWords(attempt.words, reference)],
    spokenMs: mode === 'SPEAK' ? spokenMs : 0,
    madeAt: new Date(Math.min(now.getTime(), Math.max(earliest, madeAt.getTime()))),
  };
}
