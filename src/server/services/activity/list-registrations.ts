import 'server-only';
import type { ActivitySlugInput } from '~/schemas/activity';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { RegistrationStatus } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';

/** A row of the check-in list. */
export interface RegistrationLine {
  email: string;
  name: string;
  status: RegistrationStatus;
  checkedInAt: Date | null;
}

/** The registrations with a seat, then the waiting list, each in their order.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND */
export async function listRegistrations({
  ctx,
  input,
}: Verb<ActivitySlugInput>): Promise<RegistrationLine[]> {
  requirePermission({ ctx, input: 'activity.read' });
  const activity = await ctx.db.activity.findUnique({
    where: { slug: input.slug },
    select: {
      registrations: {
        where: { status: { not: 'CANCELLED' } },
        orderBy: [{ status: 'asc' }, { waitingPosition: 'asc' }],
        select: {
          status: true,
          checkedInAt: true,
          user: { select: { email: true, name: true } },
        },
      },
    },
  });
  if (!activity) throw new ServiceError('ACTIVITY_NOT_FOUND');
  return activity.registrations.map(({ user, ...row }) => ({ ...user, ...row }));
}
