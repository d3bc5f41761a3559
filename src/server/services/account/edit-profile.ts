import type { EditProfileInput, UserView } from '~/schemas/auth';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { enqueueAccountRequest } from './enqueue-account-request';
import { getUser } from './get-user';
import { reauthenticate, withReauthenticatedUser } from './reauthenticate';
import { setCurrentAvatar, storeAvatar } from './stored-avatar';

/** The profile's fields, and the bytes of a new avatar. */
export type ProfileUpdate = EditProfileInput & { avatar?: Uint8Array };

/** Changes the given fields of the acting user's profile, clears those that are null and leaves the others. A new
 *  e-mail needs re-authentication, as a new password does, and takes effect once its link is used; the current one is
 *  notified of the request. Whether another account has the new e-mail is checked by the worker. A rejected avatar
 *  rolls back everything.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | SESSION_REPLACED | AVATAR_INVALID |
 *    AVATAR_TOO_LARGE | AVATAR_BROKEN | AVATAR_STORE_FAILED | TOO_MANY_REQUESTS */
export async function editProfile({ ctx, input }: Verb<ProfileUpdate>): Promise<UserView> {
  const id = requireUser(ctx);
  const { email, avatar, currentPassword, ...changes } = input;
  const reauthenticated =
    email !== undefined && (await isDifferentAddress(ctx, id, email))
      ? await reauthenticate({ ctx, input: currentPassword })
      : null;
  if (reauthenticated) await consumeRateLimit(ctx, 'new-email', { userId: id });
  const path =
    avatar && (await storeAvatar({ ctx, input: { userId: id, upload: { bytes: avatar } } }));
  const save = async (tx: Tx) => {
    if (path) await setCurrentAvatar(tx, { userId: id, path, now: ctx.now() });
    const user = await tx.user.update({ where: { id }, data: changes });
    if (!reauthenticated || !email || email === user.email) return;
    await enqueueAccountRequest(tx, ctx, { kind: 'CHANGE_EMAIL', email, userId: id });
    await recordSecurityEvent(tx, ctx, { kind: 'EMAIL_CHANGE_REQUESTED', userId: id });
    await enqueueMail(tx, {
      template: 'email-changing',
      recipient: user.email,
      language: ctx.language,
      payload: { name: user.name, newEmail: email },
    });
  };
  await (reauthenticated
    ? withReauthenticatedUser({ ctx, input: { reauthenticated, work: save } })
    : withTransaction(ctx, save));
  return getUser({ ctx });
}

/** Whether the requested e-mail differs from the account's. */
async function isDifferentAddress(
  ctx: ServiceContext,
  id: string,
  email: string,
): Promise<boolean> {
  return (await ctx.db.user.count({ where: { id, email } })) === 0;
}
