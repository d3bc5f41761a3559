import type { ConfirmPasswordInput } from '~/schemas/operator';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { reauthenticate, withReauthenticatedUser } from '../account/reauthenticate';
import { requirePermission } from '../operator/permissions';

/** Confirms an operator's password in this session, for acts about money, roles and logins in the next fifteen
 *  minutes.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CURRENT_PASSWORD_WRONG | TOO_MANY_REQUESTS */
export async function confirmPassword({ ctx, input }: Verb<ConfirmPasswordInput>): Promise<void> {
  requirePermission({ ctx, input: 'today.read' });
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  const confirmed = await reauthenticate({ ctx, input: input.password });
  const work = async (tx: Tx) => {
    await tx.session.update({
      where: { id: confirmed.sessionId },
      data: { passwordConfirmedAt: ctx.now() },
    });
  };
  await withReauthenticatedUser({ ctx, input: { reauthenticated: confirmed, work } });
}
