import { CONFIRMATION_MINUTES, isConfirmed } from '~/domain/permissions';
import type { OperatorSelf } from '~/schemas/console';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';

/** The acting operator, with the role and the time until which the confirmed password counts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function getSelf({ ctx }: { ctx: ServiceContext }): Promise<OperatorSelf> {
  requirePermission({ ctx, input: 'today.read' });
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  const { id, name, email } = await ctx.db.user.findUniqueOrThrow({ where: { id: actor.id } });
  const confirmedAt = actor.passwordConfirmedAt ?? null;
  const confirmedUntil =
    confirmedAt && isConfirmed(confirmedAt, ctx.now())
      ? new Date(confirmedAt.getTime() + CONFIRMATION_MINUTES * 60_000)
      : null;
  return { id, name, email, role: actor.role, confirmedUntil };
}
