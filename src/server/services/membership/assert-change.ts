import type { Membership } from '~/domain/membership';
import { ServiceError } from '~/server/errors';

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
