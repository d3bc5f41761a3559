import { secretToken } from '~/lib/secret-token';
import type { Crop } from '~/schemas/avatar';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { lockUser } from '~/server/lock-user';
import { discardFile, keepFile } from '~/server/services/stored-file/discard';
import { admit } from '~/server/throttle/admit';
import { encodeAvatar } from './avatar-image';

/** A picture that was stored but not shown within an hour belongs to a request that died. */
const UNSHOWN_MS = 3600_000;

/** How long a replaced picture can be had back. */
export const UNDO_MS = 10 * 60_000;

/** The file as it came, and the part of it to show. */
export interface GivenPicture {
  bytes: Uint8Array;
  crop?: Crop;
}

/** Stores a re-encoded picture under a new name, listed to be removed unless `showAvatar` follows.
 *  @returns its path below the storage's root
 *  @throws ServiceError AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN | AVATAR_NOT_KEPT |
 *    TOO_MANY_REQUESTS */
export async function storeAvatar({
  ctx,
  input: {
    userId,
    picture: { bytes, crop },
  },
}: Verb<{ userId: string; picture: GivenPicture }>): Promise<string> {
  await admit(ctx, 'avatar', { userId });
  const image = await encodeAvatar(bytes, crop);
  const path = `avatars/${secretToken()}.webp`;
  await discardFile(ctx.db, path, { userId, shown: false, now: ctx.now(), keepMs: UNSHOWN_MS });
  try {
    await storage().put(path, image);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    console.error(`An avatar was not kept: ${error.message}`);
    throw new ServiceError('AVATAR_NOT_KEPT');
  }
  return path;
}

/** Shows a listed picture, or none, and lists the one before.
 *  @throws ServiceError AVATAR_NOT_KEPT when the listed picture is being removed */
export async function showAvatar(
  tx: Tx,
  { userId, path, now }: { userId: string; path: string | null; now: Date },
): Promise<void> {
  const before = await lockAvatar(tx, userId);
  if (path && !(await keepFile(tx, path))) throw new ServiceError('AVATAR_NOT_KEPT');
  await tx.user.update({ where: { id: userId }, data: { avatar: path } });
  await discardFile(tx, before, { userId, shown: true, now, keepMs: UNDO_MS });
}

/** The picture that the account shows; its row stays locked until the transaction ends.
 *  @throws ServiceError LOGIN_USER_REQUIRED when the account is gone */
export async function lockAvatar(tx: Tx, userId: string): Promise<string | null> {
  if (!(await lockUser(tx, userId, 'UPDATE'))) throw new ServiceError('LOGIN_USER_REQUIRED');
  return (await tx.user.findUniqueOrThrow({ where: { id: userId } })).avatar;
}
