import type { SignInInput } from '~/schemas/auth';
import type { ServiceContext, Verb } from '~/server/context';
import { verifyPassword } from '~/server/credentials/passwords';
import { bool, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { recordLoneSecurityEvent } from '~/server/services/audit/record-security-event';
import type { RateLimitTicket } from '~/server/throttle/consume-rate-limit';
import { limitFailuresByTicket } from '~/server/throttle/limit-failures';

export interface AuthenticatedUser {
  id: string;
  /** Time at which the checked password was set. */
  passwordChangedAt: Date;
  /** The points that the check consumed. `signIn` refunds them. */
  ticket: RateLimitTicket;
}

/** Checks an e-mail and a password. An unknown e-mail takes the same time, gives the same error and is
 *  throttled in the same way; the rate limit is consumed before the hashing.
 *  @throws ServiceError INVALID_CREDENTIALS | ACCOUNT_DISABLED (only when the password is right) |
 *    TOO_MANY_REQUESTS */
export async function authenticate({ ctx, input }: Verb<SignInInput>): Promise<AuthenticatedUser> {
  const { email } = input;
  // A known device has a limit of its own: a browser with a device cookie is looked up before it is counted.
  const early = ctx.client.deviceHash === null ? null : await findCredentials(ctx, email);
  const subject = early ? { email, isKnownDevice: early.isKnownDevice } : { email };
  return limitFailuresByTicket(ctx, { action: 'log-in', subject }, async (ticket) => {
    const { user } = early ?? (await findCredentials(ctx, email));
    return { ...(await checkCredentials({ ctx, input: { ...input, user } })), ticket };
  });
}

const credentialsByEmail = statement({
  name: 'credentials-by-email',
  parameters: { email: text, deviceHash: nullable(text) },
  row: {
    id: uuid,
    passwordHash: text,
    passwordChangedAt: timestamp,
    disabledAt: nullable(timestamp),
    isKnownDevice: bool,
  },
  sql: ({ email, deviceHash }) => `
    SELECT u.id, u."passwordHash", u."passwordChangedAt", u."disabledAt", EXISTS (
      SELECT FROM "KnownDevice" d WHERE d."userId" = u.id AND d."deviceHash" = ${deviceHash}
    ) AS "isKnownDevice"
    FROM "User" u WHERE u.email = ${email}`,
});

type Credentials = ValuesOf<typeof credentialsByEmail.row>;

async function findCredentials({ db, client: { deviceHash } }: ServiceContext, email: string) {
  const [user] = await runStatement(db, credentialsByEmail, { email, deviceHash });
  return { user, isKnownDevice: user?.isKnownDevice ?? false };
}

async function checkCredentials({
  ctx,
  input: { email, password, user },
}: Verb<SignInInput & { user: Credentials | undefined }>): Promise<
  Omit<AuthenticatedUser, 'ticket'>
> {
  const passwordMatches = await verifyPassword(user?.passwordHash ?? null, password, ctx.client);
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
