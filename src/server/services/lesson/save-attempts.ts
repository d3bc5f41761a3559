import 'server-only';
import { consistentResult } from '~/domain/attempt';
import type { AttemptInput, LessonItem, SaveAttemptsInput, SavedAttempts } from '~/schemas/lesson';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { practicableUnits } from './access';
import { enrol } from './enrol';

type Refusal = SavedAttempts['refused'][number];

/** Keeps attempts in the actor's account and enrols them in the units they belong to. An attempt that
 *  is already there stays as it was, so sending twice is harmless; an id that belongs to somebody
 *  else is refused. One bad attempt does not hold back the others.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function saveAttempts({
  ctx,
  input,
}: Verb<SaveAttemptsInput>): Promise<SavedAttempts> {
  const userId = requireUser(ctx);
  const items = await ctx.db.unitItem.findMany({
    where: { id: { in: [...new Set(input.attempts.map((attempt) => attempt.itemId))] } },
    select: { id: true, reference: true, unit: { select: { id: true, access: true } } },
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const open = await practicableUnits(
    ctx,
    ctx.db,
    userId,
    items.map((item) => item.unit),
  );
  const now = ctx.now();
  const refused: Refusal[] = [];
  const kept = new Map<string, ReturnType<typeof toRow>>();
  const unitIds = new Set<string>();

  for (const attempt of input.attempts) {
    const refuse = (code: Refusal['code']) => refused.push({ id: attempt.id, code });
    const item = byId.get(attempt.itemId);
    if (!item) refuse('ITEM_NOT_FOUND');
    else if (!open.has(item.unit.id)) refuse('VIP_REQUIRED');
    else {
      const reference = item.reference as unknown as LessonItem['reference'];
      const result = consistentResult(
        attempt,
        reference.map((word) => word.text),
      );
      if (!result) refuse('VALIDATION_FAILED');
      else {
        kept.set(attempt.id, toRow({ ...attempt, ...result }, userId, now));
        unitIds.add(item.unit.id);
      }
    }
  }

  const ids = [...kept.keys()];
  const mine = await withTransaction(ctx, async (tx) => {
    await enrol(tx, userId, [...unitIds].sort(), now);
    // One order of ids everywhere: two batches with the same ids cannot wait for each other.
    const rows = [...kept.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    await tx.attempt.createMany({ data: rows, skipDuplicates: true });
    return tx.attempt.findMany({ where: { id: { in: ids }, userId }, select: { id: true } });
  });
  const saved = mine.map((row) => row.id);
  for (const id of ids) if (!saved.includes(id)) refused.push({ id, code: 'FORBIDDEN' });
  return { saved, refused };
}

function toRow(attempt: AttemptInput, userId: string, now: Date) {
  const madeAt = attempt.madeAt > now ? now : attempt.madeAt;
  return { ...attempt, userId, madeAt, savedAt: now };
}
