import 'server-only';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** Refuses work that a device keeps for another account than the one that is logged in there now: a tab
 *  may have been left open while somebody else logged in.
 *  @param email whose work it is; not told by clients that keep none
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function requireSameAccount({
  ctx,
  input: email,
}: Verb<string | undefined>): Promise<void> {
  const id = requireUser(ctx);
  if (email === undefined) return;
  if ((await ctx.db.user.count({ where: { id, email } })) === 0)
    throw new ServiceError('FORBIDDEN');
}
