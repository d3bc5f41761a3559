import { createSecretToken } from '~/lib/secret-token';
import type { Crop } from '~/schemas/avatar';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { lockUser } from '~/server/lock-user';
import {
  cancelFileDeletion,
  scheduleFileDeletion,
} from '~/server/services/stored-file/schedule-deletion';
import { log } from '~/server/telemetry/log.mjs';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { encodeAvatar } from './avatar-image';

/** Delay after which a stored but never shown avatar is deleted: its request crashed. */
const UNUSED_FILE_MS = 3600_000;

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
  const path = `avatars/${createSecretToken()}.webp`;
  await scheduleFileDeletion(ctx.db, path, {
    userId,
    shown: false,
    now: ctx.now(),
    delayMs: UNUSED_FILE_MS,
  });
  try {
    await storage().put(path, image);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ error }, 'An avatar was not stored');
    throw new ServiceError('AVATAR_STORE_FAILED');
  }
  return path;
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
