import type { MembershipView } from '~/schemas/profile';
import { requireUser, type ServiceContext } from '~/server/context';
import { getMembershipHistory } from '~/server/services/membership/queries';

/** The acting user's level, its end and the member history.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export function getOwnMembership({ ctx }: { ctx: ServiceContext }): Promise<MembershipView> {
  return getMembershipHistory(ctx.db, requireUser(ctx), ctx.now());
}
