import type { ServiceContext } from '~/server/context';
import { revokeSession } from '~/server/credentials/session-rows';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { withTransaction } from '~/server/transaction';

/** Ends the caller's session, if there is one. The entry point also deletes the browser's cookie. */
export async function signOut({ ctx }: { ctx: ServiceContext }): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  const { id: userId, sessionId } = ctx.actor;
  await withTransaction(ctx, async (tx) => {
    const ended = await revokeSession(tx, sessionId);
    if (ended) await recordSecurityEvent(tx, ctx, { kind: 'LOGGED_OUT', userId });
  });
}
