import type { ServiceContext } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { CREDENTIAL_CHANGES, type CredentialChange } from './credential-changes';

/** Revokes everything that was issued for an account before its credentials changed: sessions and devices within
 *  the scope of the act, every open one-time link except for ways back, and every queued request. Call it in the
 *  transaction of the act, after the act has used its own link.
 *  @returns the number of sessions that it ended */
export async function revokeEarlierAccess(
  tx: Tx,
  ctx: ServiceContext,
  { act, userId }: { act: CredentialChange; userId: string },
): Promise<number> {
  const { sessions, devices } = CREDENTIAL_CHANGES[act];
  // Locks the account's row. Links and requests that another transaction creates under the earlier version are
  // invalid.
  const { email } = await tx.user.update({
    where: { id: userId },
    data: { credentialsVersion: { increment: 1 } },
    select: { email: true },
  });
  await endLinks(tx, ctx, { userId, purpose: { not: 'RESTORE_EMAIL' } });
  await deleteRequests(tx, userId, email);
  if (devices !== 'none') await deleteDevices(tx, ctx, { userId, all: devices === 'all' });
  if (sessions === 'none') return 0;
  const here = ctx.actor.kind === 'user' ? ctx.actor.sessionId : null;
  const where = { userId, ...(sessions === 'others' && here && { id: { not: here } }) };
  return (await tx.session.deleteMany({ where })).count;
}

/** Invalidates open links without marking them as used: `usedAt` of a used link is before its end. */
export async function endLinks(
  tx: Tx,
  ctx: ServiceContext,
  links: Prisma.OneTimeLinkWhereInput,
): Promise<void> {
  const now = ctx.now();
  await tx.oneTimeLink.updateMany({
    where: { ...links, usedAt: null },
    data: { usedAt: now, expiresAt: now },
  });
}

/** Deletes the queued requests of an account. A request that the worker is processing is skipped: the worker
 *  waits for the account's row and then finds that the request is of an earlier version. Waiting for it would be
 *  a deadlock. */
async function deleteRequests(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "AccountRequest" WHERE id IN (
      SELECT id FROM "AccountRequest"
      WHERE "userId" = ${userId}::uuid OR (kind = 'RESET_PASSWORD' AND email = ${email})
      FOR UPDATE SKIP LOCKED
    )`;
}

/** Deletes the known devices of an account, all of them or all but the caller's. */
async function deleteDevices(
  tx: Tx,
  ctx: ServiceContext,
  { userId, all }: { userId: string; all: boolean },
): Promise<void> {
  const { deviceHash } = ctx.client;
  await tx.knownDevice.deleteMany({
    where: { userId, ...(!all && deviceHash && { deviceHash: { not: deviceHash } }) },
  });
}
