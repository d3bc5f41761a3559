import type { UserView } from '~/schemas/auth';
import type { UndoAvatarInput } from '~/schemas/avatar';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { withTransaction } from '~/server/transaction';
import { getUser } from './get-user';
import { lockUserAvatar, setCurrentAvatar } from './stored-avatar';

/** Restores the avatar before the present one. When another one is shown by now (a second click, another tab), nothing
 *  happens.
 *  @throws ServiceError LOGIN_USER_REQUIRED | AVATAR_UNDO_EXPIRED after ten minutes */
export async function undoAvatar({ ctx, input }: Verb<UndoAvatarInput>): Promise<UserView> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const current = await lockUserAvatar(tx, userId);
    if ((current && storage().publicUrl(current)) !== input.shown) return;
    const before = await tx.pendingFileDeletion.findFirst({
      where: { userId, shown: true, tries: 0, deleteAt: { gt: now } },
      orderBy: { createdAt: 'desc' },
    });
    if (!before) throw new ServiceError('AVATAR_UNDO_EXPIRED');
    await setCurrentAvatar(tx, { userId, path: before.path, now });
  });
  return getUser({ ctx });
}
