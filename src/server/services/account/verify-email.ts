import type { VerifyEmailInput } from '~/schemas/auth';
import { type Verb, withTransaction } from '~/server/context';
import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { useLink } from './one-time-link';

/** Proves an address by a mailed link; an account that asked for a new address takes it now.
 *  @returns the address
 *  @throws ServiceError LINK_INVALID | EMAIL_TAKEN (somebody else took it meanwhile) */
export async function verifyEmail({ ctx, input }: Verb<VerifyEmailInput>): Promise<string> {
  const now = ctx.now();
  try {
    return await withTransaction(ctx, async (tx) => {
      const link = await useLink(tx, { token: input.token, purpose: 'VERIFY_EMAIL', now });
      await tx.user.update({
        where: { id: link.userId },
        data: { email: link.email, emailVerifiedAt: now },
      });
      return link.email;
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw new ServiceError('EMAIL_TAKEN');
    throw error;
  }
}
