import { env } from '~/env';
import { newUuid } from '~/lib/new-uuid';
import { type SignUpInput, TERMS_VERSION } from '~/schemas/auth';
import { type Verb, withTransaction } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { assertPasswordAllowed } from './assert-password-allowed';
import { enqueueAccountRequest } from './enqueue-account-request';

/** Creates an account without logging in; the worker mails a link that verifies its e-mail. For an e-mail that
 *  has an account already, steps and result are the same, and the worker mails that account; only with
 *  SIGNUP_TELLS_TAKEN it is an error.
 *  @throws ServiceError PASSWORD_TOO_COMMON | TOO_MANY_REQUESTS | EMAIL_TAKEN */
export async function signUp({ ctx, input }: Verb<SignUpInput>): Promise<void> {
  assertPasswordAllowed(input.password, input.email, input.name);
  const { email, name, gender, phone } = input;
  await consumeRateLimit(ctx, 'sign-up', { email });
  const passwordHash = await hashPassword(input.password, ctx.client);
  const now = ctx.now();
  const account = {
    id: newUuid(),
    email,
    name,
    gender,
    phone,
    passwordHash,
    passwordChangedAt: now,
    language: ctx.language,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    createdAt: now,
  };
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.user.createMany({ data: [account], skipDuplicates: true });
    if (count === 0 && env().SIGNUP_TELLS_TAKEN) throw new ServiceError('EMAIL_TAKEN');
    await enqueueAccountRequest(tx, ctx, { kind: 'SIGN_UP', email, userId: account.id });
  });
}
