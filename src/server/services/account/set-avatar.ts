import type { UserView } from '~/schemas/auth';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { readUser } from './read-user';
import { type GivenPicture, showAvatar, storeAvatar } from './stored-avatar';

/** Null takes the picture away. */
export type SetAvatarInput = GivenPicture | null;

/** Gives the account a picture, re-encoded and under a new name. A refused file leaves the old one, and
 *  the old one can be had back for ten minutes.
 *  @throws ServiceError LOGIN_USER_REQUIRED | AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN |
 *    AVATAR_NOT_KEPT */
export async function setAvatar({ ctx, input }: Verb<SetAvatarInput>): Promise<UserView> {
  const userId = requireUser(ctx);
  const path = input && (await storeAvatar({ ctx, input: { userId, picture: input } }));
  await withTransaction(ctx, (tx) => showAvatar(tx, { userId, path, now: ctx.now() }));
  return readUser({ ctx });
}
