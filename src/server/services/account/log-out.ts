import { type ServiceContext, withTransaction } from '~/server/context';
import { closeSession } from '~/server/credentials/session-rows';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';

/** Ends the caller's session, if there is one. The door also takes the cookie from the browser. */
export async function logOut({ ctx }: { ctx: ServiceContext }): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  const { id: userId, sessionId } = ctx.actor;
  await withTransaction(ctx, async (tx) => {
    const ended = await closeSession(tx, sessionId);
    if (ended) await recordSecurityEvent(tx, ctx, { kind: 'LOGGED_OUT', userId });
  });
}
