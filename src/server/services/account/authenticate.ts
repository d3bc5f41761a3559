import type { LoginInput } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { verifyPassword } from '~/server/credentials/passwords';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { countFailures } from '~/server/throttle/count-failures';

export interface Authenticated {
  id: string;
  /** When the password that was just checked was set. */
  passwordChangedAt: Date;
}

/** Checks an e-mail and a password. An unknown address takes the same work and the same answer, and is
 *  throttled in the same way; the throttle comes before the hashing.
 *  @throws ServiceError INVALID_CREDENTIALS | ACCOUNT_DISABLED (only to who knows the password) |
 *    TOO_MANY_REQUESTS */
export function authenticate({ ctx, input }: Verb<LoginInput>): Promise<Authenticated> {
  const { email } = input;
  return countFailures(ctx, { action: 'log-in', subject: { email } }, () => check({ ctx, input }));
}

async function check({ ctx, input }: Verb<LoginInput>): Promise<Authenticated> {
  const { email } = input;
  const user = await ctx.db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, passwordChangedAt: true, disabledAt: true },
  });
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  const refusal = refusalOf(user, right);
  if (!user || refusal) {
    await recordSecurityEvent(ctx.db, ctx, {
      kind: 'LOGIN_FAILED',
      userId: user?.id ?? null,
      ...(!user && { email }),
      detail: { disabled: refusal === 'ACCOUNT_DISABLED' },
    });
    throw new ServiceError(refusal ?? 'INVALID_CREDENTIALS');
  }
  return { id: user.id, passwordChangedAt: user.passwordChangedAt };
}

function refusalOf(user: { disabledAt: Date | null } | null, right: boolean) {
  if (!user || !right) return 'INVALID_CREDENTIALS';
  return user.disabledAt ? 'ACCOUNT_DISABLED' : null;
}
