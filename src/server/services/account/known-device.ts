import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';

/** Saves the caller's browser as a known device of the account, which has a rate limit of its own, so that an
 *  attacker elsewhere cannot lock it out.
 *  @returns whether it is new for this account */
export async function saveDevice(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
): Promise<{ isNew: boolean }> {
  const { deviceHash } = ctx.client;
  if (!deviceHash) return { isNew: true };
  const lastUsedAt = ctx.now();
  const { count } = await tx.knownDevice.createMany({
    data: [{ userId, deviceHash, createdAt: lastUsedAt, lastUsedAt }],
    skipDuplicates: true,
  });
  if (count === 0)
    await tx.knownDevice.updateMany({ where: { userId, deviceHash }, data: { lastUsedAt } });
  return { isNew: count > 0 };
}

/** Whether an account has a known device other than the caller's. */
export async function hasOtherDevice(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
): Promise<boolean> {
  const { deviceHash } = ctx.client;
  const others = { userId, ...(deviceHash && { deviceHash: { not: deviceHash } }) };
  return (await tx.knownDevice.count({ where: others, take: 1 })) > 0;
}

/** Deletes every known device of an account but the caller's. */
export async function deleteOtherDevices(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
): Promise<void> {
  const { deviceHash } = ctx.client;
  await tx.knownDevice.deleteMany({
    where: { userId, ...(deviceHash && { deviceHash: { not: deviceHash } }) },
  });
}
