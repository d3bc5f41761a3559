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
