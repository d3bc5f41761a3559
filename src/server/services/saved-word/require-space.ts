import 'server-only';
import { MAX_SAVED_WORDS } from '~/domain/saved-word/limits';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** Checks that an account may save one word more. The caller holds the lock on the user.
 *  @throws ServiceError SAVED_WORDS_FULL */
export async function requireSpace(tx: Tx, userId: string): Promise<void> {
  const count = await tx.savedWord.count({ where: { userId, removedAt: null } });
  if (count >= MAX_SAVED_WORDS) throw new ServiceError('SAVED_WORDS_FULL');
}
