import type { EditProfileInput, UserView } from '~/schemas/auth';
import { requireUser, type ServiceContext, type Verb, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import type { User } from '~/server/prisma-client/client';
import { enqueueMail } from '~/server/services/mail/outbox';
import { createLink } from './one-time-link';
import { readUser } from './read-user';
import { setAvatar } from './set-avatar';

/** The fields, and the bytes of a new picture. */
export type ProfileChanges = EditProfileInput & { avatar?: Uint8Array };

/** Changes what is given and leaves the rest. A new e-mail takes effect when its link is used: until
 *  then the account keeps the old one, whose owner is told. An address that somebody else has gets
 *  the same answer, and its owner a mail.
 *  A refused picture refuses everything.
 *  @throws ServiceError LOGIN_USER_REQUIRED | AVATAR_INVALID */
export async function editProfile({ ctx, input }: Verb<ProfileChanges>): Promise<UserView> {
  const id = requireUser(ctx);
  const { email, avatar, clear = [], ...given } = input;
  const changes = { ...Object.fromEntries(clear.map((field) => [field, null])), ...given };
  if (avatar) await setAvatar({ ctx, input: { bytes: avatar } });
  await withTransaction(ctx, async (tx) => {
    const user = await tx.user.update({ where: { id }, data: changes });
    if (email && email !== user.email) await askToProve(tx, ctx, user, email);
  });
  return readUser({ ctx });
}

async function askToProve(tx: Tx, ctx: ServiceContext, user: User, email: string): Promise<void> {
  const { language } = ctx;
  const owner = await tx.user.findUnique({ where: { email } });
  if (owner) {
    await enqueueMail(tx, {
      template: 'address-taken',
      recipient: email,
      language: owner.language,
      payload: { name: owner.name },
    });
  } else {
    const token = await createLink(tx, {
      userId: user.id,
      purpose: 'VERIFY_EMAIL',
      email,
      now: ctx.now(),
    });
    await enqueueMail(tx, {
      template: 'verify-email',
      recipient: email,
      language,
      payload: { name: user.name, token },
    });
  }
  await enqueueMail(tx, {
    template: 'email-changing',
    recipient: user.email,
    language,
    payload: { name: user.name, newEmail: email },
  });
}
