import type { LoginInput } from '~/schemas/auth';
import { verifyPassword } from '~/server/auth/passwords';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';

export interface Authenticated {
  id: string;
  /** When the password that was just checked was set. */
  passwordChangedAt: Date;
}

/** Checks an e-mail and a password. An unknown address takes the same work and the same answer.
 *  @throws ServiceError INVALID_CREDENTIALS | ACCOUNT_DISABLED (only to who knows the password) */
export async function authenticate({ ctx, input }: Verb<LoginInput>): Promise<Authenticated> {
  const user = await ctx.db.user.findUnique({
    where: { email: input.email },
    select: { id: true, passwordHash: true, passwordChangedAt: true, disabledAt: true },
  });
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right) throw new ServiceError('INVALID_CREDENTIALS');
  if (user.disabledAt) throw new ServiceError('ACCOUNT_DISABLED');
  return { id: user.id, passwordChangedAt: user.passwordChangedAt };
}
