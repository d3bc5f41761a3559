import { closeSession } from '~/server/auth/session-rows';
import type { ServiceContext } from '~/server/context';

/** Ends the caller's session, if there is one. The door also takes the cookie from the browser. */
export async function logOut({ ctx }: { ctx: ServiceContext }): Promise<void> {
  if (ctx.actor.kind === 'user') await closeSession(ctx.db, ctx.actor.sessionId);
}
