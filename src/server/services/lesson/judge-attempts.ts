import 'server-only';
import { consistentResult } from '~/domain/attempt';
import { addDays } from '~/domain/calendar';
import { believableWords } from '~/domain/memory/sounds';
import type { AttemptInput, LessonItem, SavedAttempts } from '~/schemas/lesson';
import type { Verb } from '~/server/context';
import { practicableUnits } from './access';

/** An attempt that may be kept: what its own words do not bear out has been brought into line. */
export type GoodAttempt = AttemptInput & { spokenMs: number; unit: UnitOfItem };

interface UnitOfItem {
  id: string;
  slug: string;
  access: 'FREE' | 'VIP';
}

type Refusal = SavedAttempts['refused'][number];

/** A device may have been offline for a while; nobody practised longer ago than this. */
const OLDEST_DAYS = 90;

/** Parts the attempts that the actor may keep from those that are refused, and why. Items of a closed
 *  unit stay practicable for who has practised them before: what was learnt stays the learner's. */
export async function judgeAttempts({
  ctx,
  input: { userId, attempts },
}: Verb<{ userId: string; attempts: readonly AttemptInput[] }>): Promise<{
  good: GoodAttempt[];
  refused: Refusal[];
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
  const open = await practicableUnits({ ctx, input: { userId, units } });
  const good = new Map<string, GoodAttempt>();
  const refused: Refusal[] = [];
  for (const attempt of attempts) {
    const refuse = (code: Refusal['code']) => refused.push({ id: attempt.id, code });
    const item = byId.get(attempt.itemId);
    if (!item) refuse('ITEM_NOT_FOUND');
    else if (!open.has(item.unit.id) && item.cards.length === 0) refuse('VIP_REQUIRED');
    else {
      const reference = item.reference as unknown as LessonItem['reference'];
      const believed = inLine(attempt, reference, ctx.now());
      if (believed) good.set(attempt.id, { ...believed, unit: item.unit });
      else refuse('VALIDATION_FAILED');
    }
  }
  return { good: [...good.values()], refused };
}

function inLine(attempt: AttemptInput, reference: LessonItem['reference'], now: Date) {
  const result = consistentResult(
    attempt,
    reference.map((word) => word.text),
  );
  if (!result) return null;
  const { mode, madeAt, spokenMs = 0 } = attempt;
  const earliest = addDays(now, -OLDEST_DAYS).getTime();
  return {
    ...attempt,
    ...result,
    words: [...believableWords(attempt.words, reference)],
    spokenMs: mode === 'SPEAK' ? spokenMs : 0,
    madeAt: new Date(Math.min(now.getTime(), Math.max(earliest, madeAt.getTime()))),
  };
}
