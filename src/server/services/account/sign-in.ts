import { v7 as newTimeOrderedUuid } from 'uuid';
import { formatDeviceNames } from '~/lib/device-name';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { Actor, ServiceContext, Verb } from '~/server/context';
import { toAccount } from '~/server/credentials/account-rows';
import { sessionExpiry } from '~/server/credentials/session-rows';
import { runStatement } from '~/server/db';
import { toRefund } from '~/server/throttle/throttle-table';
import { retryConflicts } from '~/server/transaction';
import type { AuthenticatedUser } from './authenticate';
import { newSession } from './new-session';

/** A new session. */
export interface SignedIn {
  /** For the cookie. */
  token: string;
  actor: Extract<Actor, { kind: 'user' }>;
  /** Whether the browser may have a cart of its own, to be merged into the account's. */
  hasVisitorCart: boolean;
}

/** Creates a session for a user who was just authenticated, ends the browser's previous session, and refunds
 *  the points of the password's check. The user is mailed when the account has known devices, but not this one.
 *  @returns null when the password changed or the account was disabled since the check */
export async function signIn({ ctx, input }: Verb<AuthenticatedUser>): Promise<SignedIn | null> {
  const { id: userId, passwordChangedAt, ticket } = input;
  const now = ctx.now();
  const token = createSecretToken();
  const tokenHash = hashToken(token);
  const sessionId = newTimeOrderedUuid();
  const [row] = await retryConflicts(() =>
    runStatement(ctx.db, newSession, {
      ...toSource(ctx),
      userId,
      passwordChangedAt,
      sessionId,
      tokenHash,
      now,
      expires: sessionExpiry(now),
      deviceId: newTimeOrderedUuid(),
      eventId: newTimeOrderedUuid(),
      mailId: newTimeOrderedUuid(),
      mailedAt: now.toISOString(),
      ...toRefund(ticket.inTable),
    }),
  );
  // Points that the statement did not refund: all if it wrote nothing, or if they were counted in memory.
  if (!row || ticket.inTable.length === 0) await ticket.refund();
  if (!row) return null;
  const { role, hasVisitorCart, ...account } = row;
  const { visitorHash } = toVisitor(ctx);
  const actor = { kind: 'user', id: userId, sessionId, tokenHash, role, visitorHash } as const;
  return { token, actor: { ...actor, account: toAccount(account) }, hasVisitorCart };
}

/** The caller's values for the statement. */
function toSource(ctx: ServiceContext) {
  const { actor, client } = ctx;
  const isUser = actor.kind === 'user';
  return {
    actor: isUser ? actor.id : actor.kind,
    previousSessionId: isUser ? actor.sessionId : null,
    // A user's cart is the account's.
    visitorHash: isUser ? null : toVisitor(ctx).visitorHash,
    address: client.address,
    userAgent: client.userAgent,
    deviceHash: client.deviceHash,
    deviceNames: formatDeviceNames(client.userAgent),
  };
}

function toVisitor({ actor }: ServiceContext): { visitorHash: string | null } {
  return { visitorHash: actor.kind === 'system' ? null : actor.visitorHash };
}
