import type { Membership } from '~/domain/membership';
import { canGrant } from '~/domain/permissions';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

/** Asserts that the actor's role may grant, or withdraw, so many days at once.
 *  @throws ServiceError GRANT_TOO_LONG */
export function assertGrantable({ ctx: { actor }, input: days }: Verb<number>): void {
  if (actor.kind === 'user' && !canGrant(actor.role, days))
    throw new ServiceError('GRANT_TOO_LONG');
}

/** Asserts that a membership is running.
 *  @throws ServiceError NOT_A_MEMBER | ALREADY_PAUSED */
export function assertPausable({ level, paused }: Membership): void {
  if (paused) throw new ServiceError('ALREADY_PAUSED');
  if (level !== 'VIP') throw new ServiceError('NOT_A_MEMBER');
}

/** Asserts that a membership is paused.
 *  @throws ServiceError NOT_PAUSED */
export function assertPaused({ paused }: Membership): void {
  if (!paused) throw new ServiceError('NOT_PAUSED');
}
