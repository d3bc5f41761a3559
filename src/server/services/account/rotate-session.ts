import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { ServiceContext, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';

/** Gives the acting session a new token, so that a copy of its cookie becomes invalid. Its id stays, so that
 *  issued CSRF tokens stay valid.
 *  @returns the token, for the caller's browser once the transaction is committed; null when the session has ended
 *  @throws ServiceError SESSION_REPLACED when it got another token since this request came */
export async function rotateSession(tx: Tx, ctx: ServiceContext): Promise<string | null> {
  if (ctx.actor.kind !== 'user') return null;
  const { sessionId, tokenHash } = ctx.actor;
  const token = createSecretToken();
  const rotated = await tx.$executeRaw`
    UPDATE "Session" SET "sessionToken" = ${hashToken(token)}, "replacedToken" = "sessionToken",
      "replacedAt" = ${ctx.now()}
    WHERE id = ${sessionId}::uuid
      AND "sessionToken" = coalesce(${tokenHash ?? null}::text, "sessionToken")`;
  if (rotated > 0) return token;
  if ((await tx.session.count({ where: { id: sessionId } })) > 0)
    throw new ServiceError('SESSION_REPLACED');
  return null;
}

/** Passes a new token to the caller, once its transaction is committed. */
export async function passTokenOn({ ctx, input: token }: Verb<string | null>): Promise<void> {
  if (token === null || ctx.actor.kind !== 'user') return;
  ctx.actor.tokenHash = hashToken(token);
  await ctx.sendSessionToken?.(token);
}

/** `withTransaction` for an act after which the acting session has a new token. `work` locks the account's row. */
export async function withRotatedSession<T>({
  ctx,
  input: work,
}: Verb<(tx: Tx) => Promise<T>>): Promise<T> {
  const { result, token } = await withTransaction(ctx, async (tx) => {
    const done = await work(tx);
    return { result: done, token: await rotateSession(tx, ctx) };
  });
  await passTokenOn({ ctx, input: token });
  return result;
}
