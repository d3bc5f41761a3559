import type { Account } from '~/domain/account';
import { membershipAt } from '~/domain/membership';
import type { UserView } from '~/schemas/auth';
import { requireUser, type ServiceContext } from '~/server/context';
import { findAccount } from '~/server/credentials/account-rows';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';

/** The acting user's account as every client sees it, read now.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getUser({ ctx }: { ctx: ServiceContext }): Promise<UserView> {
  const account = await findAccount(ctx.db, requireUser(ctx));
  if (!account) throw new ServiceError('LOGIN_USER_REQUIRED');
  return toUserView(account, ctx.now());
}

/** The acting user's account as it was when the request began, or null for a visitor. */
export async function getCurrentUser({ ctx }: { ctx: ServiceContext }): Promise<UserView | null> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return null;
  return actor.account ? toUserView(actor.account, ctx.now()) : getUser({ ctx });
}

function toUserView(account: Account, now: Date): UserView {
  const { email, name, gender, phone, avatar, pronunciation, emailVerifiedAt, ledger } = account;
  return {
    email,
    name,
    gender,
    phone,
    avatar: avatar && storage().publicUrl(avatar),
    vip: membershipAt(ledger, now),
    pronunciation,
    validated: emailVerifiedAt !== null,
  };
}
