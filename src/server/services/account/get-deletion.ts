import { toOperatorRole } from '~/domain/role';
import type { DeletionView } from '~/schemas/security';
import { requireUser, type ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** The due time of the acting user's deletion, null when none was requested, and the role that the user loses
 *  with the account.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getDeletion({ ctx }: { ctx: ServiceContext }): Promise<DeletionView> {
  const user = await ctx.db.user.findUnique({
    where: { id: requireUser(ctx) },
    select: { deletionDueAt: true, role: true },
  });
  if (!user) throw new ServiceError('LOGIN_USER_REQUIRED');
  return { dueAt: user.deletionDueAt, role: toOperatorRole(user.role) };
}
