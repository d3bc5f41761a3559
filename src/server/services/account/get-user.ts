import type { UserView } from '~/schemas/auth';
import { requireUser, type ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { getCurrentMembership } from '~/server/services/membership/queries';

/** The acting user's account as every client sees it.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getUser({ ctx }: { ctx: ServiceContext }): Promise<UserView> {
  const id = requireUser(ctx);
  const [user, vip] = await Promise.all([
    ctx.db.user.findUnique({ where: { id } }),
    getCurrentMembership(ctx.db, id, ctx.now()),
  ]);
  if (!user) throw new ServiceError('LOGIN_USER_REQUIRED');
  return {
    email: user.email,
    name: user.name,
    gender: user.gender,
    phone: user.phone,
    avatar: user.avatar && storage().publicUrl(user.avatar),
    vip,
    pronunciation: user.pronunciation,
    validated: user.emailVerifiedAt !== null,
  };
}

/** The acting user's account, or null for a visitor. */
export async function getCurrentUser({ ctx }: { ctx: ServiceContext }): Promise<UserView | null> {
  return ctx.actor.kind === 'user' ? getUser({ ctx }) : null;
}
