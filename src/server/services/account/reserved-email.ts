import type { Tx } from '~/server/db';

/** Whether another account can restore this e-mail, so that no account can take it meanwhile. */
export async function isReserved(
  tx: Tx,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<boolean> {
  const open = { purpose: 'RESTORE_EMAIL', usedAt: null, expiresAt: { gt: now } } as const;
  const where = { ...open, email, userId: { not: userId } };
  return (await tx.oneTimeLink.count({ where })) > 0;
}
