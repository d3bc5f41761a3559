import { PrismaAdapter } from '@auth/prisma-adapter';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { Client } from '~/server/context';
import { sessionExpiry } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import type { Learner } from './learner';
import { TEST_NOON } from './noon';

/** A signed-in device: the token of its cookie and its session. */
export interface SignedInDevice {
  token: string;
  sessionId: string;
}

/** Signs a learner in on one more device, through Auth.js's own adapter, which keeps the table compatible
 *  with it. */
export async function createDevice(
  db: Database,
  { id: userId }: Pick<Learner, 'id'>,
  { now = TEST_NOON, userAgent = null, deviceHash = null }: Partial<Client> & { now?: Date } = {},
): Promise<SignedInDevice> {
  const token = createSecretToken();
  const sessionToken = hashToken(token);
  const row = {
    sessionToken,
    userId,
    expires: sessionExpiry(now),
    createdAt: now,
    lastSeenAt: now,
    userAgent,
    deviceHash,
  };
  await PrismaAdapter(db as never).createSession?.(row);
  const { id: sessionId } = await db.session.findUniqueOrThrow({ where: { sessionToken } });
  return { token, sessionId };
}
