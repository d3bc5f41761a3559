import {
  hasPermission,
  isConfirmed,
  needsConfirmation,
  type Permission,
} from '~/domain/permissions';
import { fromStoredRole } from '~/domain/role';
import type { ServiceContext, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Asserts that the actor is the system, or an operator with this permission who has confirmed the password if the
 *  permission requires it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED */
export function requirePermission({
  ctx: { actor, now },
  input: permission,
}: Verb<Permission>): void {
  if (actor.kind === 'system') return;
  if (actor.kind === 'visitor') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (!hasPermission(actor.role, permission)) throw new ServiceError('FORBIDDEN');
  if (needsConfirmation(permission) && !isConfirmed(actor.passwordConfirmedAt ?? null, now()))
    throw new ServiceError('PASSWORD_CONFIRMATION_REQUIRED');
}

/** Whether the actor may see a part of a page that others may not. */
export function isPermitted({ ctx: { actor }, input: permission }: Verb<Permission>): boolean {
  return (
    actor.kind === 'system' || (actor.kind === 'user' && hasPermission(actor.role, permission))
  );
}

/** Asserts, at the end of an act's transaction, that the operator still has the permission: a role that was
 *  removed, or an account that was disabled, in the middle of the act makes it fail.
 *  @throws ServiceError FORBIDDEN */
export async function assertStillPermitted(
  tx: Tx,
  { actor }: ServiceContext,
  permission: Permission,
): Promise<void> {
  if (actor.kind !== 'user') return;
  const operator = await tx.user.findUnique({
    where: { id: actor.id, disabledAt: null },
    select: { role: true },
  });
  if (!operator || !hasPermission(fromStoredRole(operator.role), permission))
    throw new ServiceError('FORBIDDEN');
}
