import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';

/** Saves the caller's browser as a known device of the account, which has a rate limit of its own, so that an
 *  attacker elsewhere cannot lock it out. */
export async function saveDevice(tx: Tx, ctx: ServiceContext, userId: string): Promise<void> {
  const { deviceHash } = ctx.client;
  if (!deviceHash) return;
  const lastUsedAt = ctx.now();
  await tx.knownDevice.upsert({
    where: { userId_deviceHash: { userId, deviceHash } },
    create: { userId, deviceHash, createdAt: lastUsedAt, lastUsedAt },
    update: { lastUsedAt },
  });
}

/** Deletes the known devices of an account, all of them or all but the caller's. */
export async function deleteDevices(
  tx: Tx,
  ctx: ServiceContext,
  { userId, all }: { userId: string; all: boolean },
): Promise<void> {
  const { deviceHash } = ctx.client;
  await tx.knownDevice.deleteMany({
    where: { userId, ...(!all && deviceHash && { deviceHash: { not: deviceHash } }) },
  });
}
