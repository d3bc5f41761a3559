import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';

/** Notes that an account's owner was in this browser: an attacker elsewhere cannot lock it out.
 *  @returns whether it was never seen before for this account */
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

/** Whether an account knows another browser than the caller's. */
export async function hasOtherDevice(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
): Promise<boolean> {
  const { deviceHash } = ctx.client;
  const others = { userId, ...(deviceHash && { deviceHash: { not: deviceHash } }) };
  return (await tx.knownDevice.count({ where: others, take: 1 })) > 0;
}

/** Forgets every browser of an account but the caller's. */
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
