import type { Crop } from '~/schemas/avatar';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import {
  cancelFileDeletion,
  scheduleFileDeletion,
} from '~/server/services/stored-file/schedule-deletion';
import { storePicture } from '~/server/services/stored-file/store-picture';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { encodeAvatar } from './avatar-image';

/** Time for which a replaced avatar can be restored. */
const AVATAR_UNDO_MS = 10 * 60_000;

/** The uploaded file, and the crop to show. */
export interface AvatarUpload {
  bytes: Uint8Array;
  crop?: Crop;
}

/** Stores a re-encoded avatar under a new name, scheduled for deletion unless `setCurrentAvatar` follows.
 *  @returns its path below the storage's root
 *  @throws ServiceError AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN | AVATAR_STORE_FAILED |
 *    TOO_MANY_REQUESTS */
export async function storeAvatar({
  ctx,
  input: {
    userId,
    upload: { bytes, crop },
  },
}: Verb<{ userId: string; upload: AvatarUpload }>): Promise<string> {
  await consumeRateLimit(ctx, 'avatar', { userId });
  const image = await encodeAvatar(bytes, crop);
  const picture = { folder: 'avatars', image, userId, failure: 'AVATAR_STORE_FAILED' } as const;
  return storePicture({ ctx, input: picture });
}

/** Sets a stored avatar as the account's, or none, and schedules the deletion of the previous one.
 *  @throws ServiceError AVATAR_STORE_FAILED when the deletion of the stored avatar has begun */
export async function setCurrentAvatar(
  tx: Tx,
  { userId, path, now }: { userId: string; path: string | null; now: Date },
): Promise<void> {
  const before = await lockUserAvatar(tx, userId);
  if (path && !(await cancelFileDeletion(tx, path))) throw new ServiceError('AVATAR_STORE_FAILED');
  await tx.user.update({ where: { id: userId }, data: { avatar: path } });
  await scheduleFileDeletion(tx, before, { userId, shown: true, now, delayMs: AVATAR_UNDO_MS });
}

/** The path of the account's avatar; the account's row stays locked until the transaction ends.
 *  @throws ServiceError LOGIN_USER_REQUIRED when the account is gone */
export async function lockUserAvatar(tx: Tx, userId: string): Promise<string | null> {
  if (!(await lockUser(tx, userId, 'UPDATE'))) throw new ServiceError('LOGIN_USER_REQUIRED');
  return (await tx.user.findUniqueOrThrow({ where: { id: userId } })).avatar;
}
