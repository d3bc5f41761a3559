import { z } from 'zod';
import { seal, unseal } from '~/server/credentials/seal';
import { ServiceError } from '~/server/errors';

/** Prefix of the sealed text, so that no other sealed secret stops reminders. */
const PURPOSE = 'reminders:';

/** The token with which a mailed link stops an account's reminders. It never expires, because a stop must work
 *  in an old mail, too; it permits nothing else. */
export function createReminderToken(userId: string): string {
  return seal(PURPOSE + userId);
}

/** The account of a token.
 *  @throws ServiceError LINK_INVALID for a text that is not one of our tokens */
export function readReminderToken(token: string): string {
  const text = tryUnseal(token);
  const userId = z.uuid().safeParse(text?.slice(PURPOSE.length));
  if (!text?.startsWith(PURPOSE) || !userId.success) throw new ServiceError('LINK_INVALID');
  return userId.data;
}

function tryUnseal(token: string): string | null {
  try {
    return unseal(token);
  } catch {
    return null;
  }
}
