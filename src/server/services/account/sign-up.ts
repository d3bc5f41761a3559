import { type SignupInput, TERMS_VERSION } from '~/schemas/auth';
import { hashPassword } from '~/server/auth/passwords';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { Prisma } from '~/server/db';
import { enqueueMail } from '~/server/services/mail/outbox';
import { requireAcceptablePassword } from './acceptable-password';
import { createLink } from './one-time-link';

/** Makes an account and mails a link that proves its address. It does not log in. An address that has
 *  an account already gets the same answer, and its owner a mail.
 *  @throws ServiceError PASSWORD_TOO_COMMON */
export async function signUp({ ctx, input }: Verb<SignupInput>): Promise<void> {
  requireAcceptablePassword(input.password, input.email);
  const passwordHash = await hashPassword(input.password);
  try {
    await createAccount(ctx, input, passwordHash);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await tellTheOwner(ctx, input.email);
  }
}

function createAccount(ctx: ServiceContext, input: SignupInput, passwordHash: string) {
  const { email, name, gender, phone } = input;
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const { id: userId } = await tx.user.create({
      data: {
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
      },
    });
    const token = await createLink(tx, { userId, purpose: 'VERIFY_EMAIL', email, now });
    await enqueueMail(tx, {
      template: 'verify-email',
      recipient: email,
      language: ctx.language,
      payload: { name, token },
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

function tellTheOwner(ctx: ServiceContext, email: string) {
  return withTransaction(ctx, async (tx) => {
    const owner = await tx.user.findUnique({ where: { email } });
    if (!owner) return;
    await enqueueMail(tx, {
      template: 'address-taken',
      recipient: email,
      language: owner.language,
      payload: { name: owner.name },
    });
  });
}
