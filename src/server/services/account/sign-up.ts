import { dateToDay } from '~/domain/day';
import { env } from '~/env';
import { newUuid } from '~/lib/new-uuid';
import type { SignUpInput } from '~/schemas/auth';
import type { ServiceContext, Verb } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { versionsInForce } from '../legal-text/versions';
import { assertPasswordAllowed } from './assert-password-allowed';
import { enqueueAccountRequest } from './enqueue-account-request';
import { isReserved } from './reserved-email';

/** Creates an account without logging in; the worker mails a link that verifies its e-mail. If an account has
 *  the e-mail, or can restore it, steps and result are the same, and the worker mails that account; with
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
    termsVersion: await acceptedVersion(ctx),
    termsAcceptedAt: now,
    createdAt: now,
  };
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.user.createMany({ data: [account], skipDuplicates: true });
    // This is checked after the insert: a concurrent change of e-mail has committed by now, or has failed because
    // of it.
    const reserved = await isReserved(tx, { email, userId: account.id, now });
    if (count > 0 && reserved) await tx.user.delete({ where: { id: account.id } });
    const isTaken = count === 0 || reserved;
    if (isTaken && env().SIGNUP_TELLS_TAKEN) throw new ServiceError('EMAIL_TAKEN');
    await enqueueAccountRequest(tx, ctx, { kind: 'SIGN_UP', email, userId: account.id });
  });
}

/** The version of the terms and the privacy notice that a sign-up accepts: the later day of the two in force, such as
 *  `2026-11-21`; null where there is no such text. The web form has a mandatory checkbox; the REST contract has no such
 *  field, so that its clients show the terms in their own form, and the sign-up accepts them. */
async function acceptedVersion(ctx: ServiceContext): Promise<string | null> {
  const versions = await versionsInForce(ctx.db, ctx.now());
  const days = [versions.get('tou'), versions.get('privacy')].map((day) => day && dateToDay(day));
  return days.reduce<string | null>(
    (later, day) => (day && day > (later ?? '') ? day : later),
    null,
  );
}
