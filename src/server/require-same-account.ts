import 'server-only';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** Rejects results that a device has stored for another account than the one that is logged in: a tab may
 *  have been left open while another user logged in.
 *  @param email of the account that made the results; absent from clients that store none
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
