import 'server-only';
import { hash } from 'node:crypto';
import type { ActivityRegistration } from '~/server/prisma-client/client';

const DIGITS = 3;

/** The code that a person with a seat shows at the check-in, such as `012 407`: its number among the activity's
 *  registrations, which is unique, and three digits that cannot be derived from it. A new registration after a
 *  cancellation has another code.
 *  @param registration its id is known only to its owner and to operators */
export function checkInCode({
  id,
  waitingPosition,
}: Pick<ActivityRegistration, 'id' | 'waitingPosition'>): string {
  const drawn = Number.parseInt(hash('sha256', id, 'hex').slice(0, 8), 16) % 10 ** DIGITS;
  return [waitingPosition, drawn].map((part) => String(part).padStart(DIGITS, '0')).join(' ');
}
