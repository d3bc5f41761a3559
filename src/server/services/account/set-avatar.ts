import type { UserView } from '~/schemas/auth';
import { requireUser, type Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { getUser } from './get-user';
import { type AvatarUpload, setCurrentAvatar, storeAvatar } from './stored-avatar';

/** The new avatar; null removes the current one. */
export type SetAvatarInput = AvatarUpload | null;

/** Sets the acting user's avatar, re-encoded and under a new name. A rejected file changes nothing. The previous
 *  avatar can be restored for ten minutes.
 *  @throws ServiceError LOGIN_USER_REQUIRED | AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN |
 *    AVATAR_STORE_FAILED */
export async function setAvatar({ ctx, input }: Verb<SetAvatarInput>): Promise<UserView> {
  const userId = requireUser(ctx);
  const path = input && (await storeAvatar({ ctx, input: { userId, upload: input } }));
  await withTransaction(ctx, (tx) => setCurrentAvatar(tx, { userId, path, now: ctx.now() }));
  return getUser({ ctx });
}
