import type { MembershipView } from '~/schemas/profile';
import { requireUser, type ServiceContext } from '~/server/context';
import { readMembership } from '~/server/services/membership/queries';

/** The acting user's level, its end and the member history.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export function readOwnMembership({ ctx }: { ctx: ServiceContext }): Promise<MembershipView> {
  return readMembership(ctx.db, requireUser(ctx), ctx.now());
}
