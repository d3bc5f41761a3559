import type { SignInInput } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { verifyPassword } from '~/server/credentials/passwords';
import { nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { recordLoneSecurityEvent } from '~/server/services/audit/record-security-event';
import { limitFailures } from '~/server/throttle/limit-failures';

export interface AuthenticatedUser {
  id: string;
  /** When the password that was just checked was set. */
  passwordChangedAt: Date;
}

/** Checks an e-mail and a password. An unknown e-mail takes the same time, gives the same error and is
 *  throttled in the same way; the rate limit is consumed before the hashing.
 *  @throws ServiceError INVALID_CREDENTIALS | ACCOUNT_DISABLED (only when the password is right) |
 *    TOO_MANY_REQUESTS */
export function authenticate({ ctx, input }: Verb<SignInInput>): Promise<AuthenticatedUser> {
  const { email } = input;
  return limitFailures(ctx, { action: 'log-in', subject: { email } }, () =>
    checkCredentials({ ctx, input }),
  );
}

export const credentialsByEmail = statement({
  name: 'credentials-by-email',
  parameters: { email: text },
  row: {
    id: uuid,
    passwordHash: text,
    passwordChangedAt: timestamp,
    disabledAt: nullable(timestamp),
  },
  sql: ({ email }) =>
    `SELECT id, "passwordHash", "passwordChangedAt", "disabledAt" FROM "User" WHERE email = ${email}`,
});

async function checkCredentials({ ctx, input }: Verb<SignInInput>): Promise<AuthenticatedUser> {
  const { email } = input;
  const [user] = await runStatement(ctx.db, credentialsByEmail, { email });
  const passwordMatches = await verifyPassword(
    user?.passwordHash ?? null,
    input.password,
    ctx.client,
  );
  const errorCode = toErrorCode(user, passwordMatches);
  if (!user || errorCode) {
    await recordLoneSecurityEvent({
      ctx,
      input: {
        kind: 'LOGIN_FAILED',
        userId: user?.id ?? null,
        ...(!user && { email }),
        detail: { disabled: errorCode === 'ACCOUNT_DISABLED' },
      },
    });
    throw new ServiceError(errorCode ?? 'INVALID_CREDENTIALS');
  }
  return { id: user.id, passwordChangedAt: user.passwordChangedAt };
}

function toErrorCode(user: { disabledAt: Date | null } | undefined, passwordMatches: boolean) {
  if (!user || !passwordMatches) return 'INVALID_CREDENTIALS';
  return user.disabledAt ? 'ACCOUNT_DISABLED' : null;
}
