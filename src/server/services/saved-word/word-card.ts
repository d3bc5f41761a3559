import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import { firstDueDay } from '~/domain/saved-word/first-due-day';
import type { Tx } from '~/server/db';

/** Makes the card of a saved word, if it has none. The caller holds the lock on the user. */
export async function ensureCard(
  tx: Tx,
  { userId, savedWordId, now }: { userId: string; savedWordId: string; now: Date },
): Promise<void> {
  if (await tx.card.findUnique({ where: { savedWordId }, select: { id: true } })) return;
  const waiting = await tx.card.count({
    where: { userId, savedWordId: { not: null }, reps: 0, suspendedAt: null, knownAt: null },
  });
  const dueOn = dayToDate(firstDueDay(taipeiDay(now), waiting));
  await tx.card.create({ data: { userId, savedWordId, dueOn, createdAt: now } });
}

interface RemovedWord {
  id: string;
  removedAt: Date;
}

/** Takes the card of a removed word out of the review. It is suspended at the time of the removal, so that no reader of
 *  the schedule has to look at the word, and so that its return can be told from a learner's own suspension. */
export async function withdrawCard(tx: Tx, { id, removedAt }: RemovedWord): Promise<void> {
  await tx.card.updateMany({
    where: { savedWordId: id, suspendedAt: null },
    data: { suspendedAt: removedAt, version: { increment: 1 } },
  });
}

/** Puts the card of a restored word back with its schedule, unless the learner had suspended it before. */
export async function returnCard(tx: Tx, { id, removedAt }: RemovedWord): Promise<void> {
  await tx.card.updateMany({
    where: { savedWordId: id, suspendedAt: removedAt },
    data: { suspendedAt: null, version: { increment: 1 } },
  });
}
