import { type Client, NO_CLIENT } from '~/server/context';
import { createSession, findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import type { Learner } from './learner';
import { TEST_NOON } from './noon';

/** A signed-in device: the token of its cookie and its session. */
export interface SignedInDevice {
  token: string;
  sessionId: string;
}

/** Signs a learner in on one more device. */
export async function createDevice(
  db: Database,
  learner: Learner,
  { now = TEST_NOON, ...client }: Partial<Client> & { now?: Date } = {},
): Promise<SignedInDevice> {
  const { id: userId, passwordChangedAt } = learner;
  const opening = { userId, passwordChangedAt, client: { ...NO_CLIENT, ...client }, now };
  const token = await createSession(db, opening);
  const session = token && (await findSession(db, token, now));
  if (!session) throw new Error('The device was not signed in.');
  return { token, sessionId: session.sessionId };
}
