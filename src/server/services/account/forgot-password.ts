import type { ForgotPasswordInput } from '~/schemas/auth';
import { type Verb, withTransaction } from '~/server/context';
import { enqueueMail } from '~/server/services/mail/outbox';
import { createLink } from './one-time-link';

/** Mails a link to set a new password, when there is such an account; the answer is the same either
 *  way, and at most one mail a minute goes to an address. */
export async function forgotPassword({ ctx, input }: Verb<ForgotPasswordInput>): Promise<void> {
  const now = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const [user] = await tx.$queryRaw<{ id: string; name: string }[]>`
      SELECT id, name FROM "User"
      WHERE email = ${input.email} AND "disabledAt" IS NULL FOR UPDATE`;
    if (!user) return;
    const recent = await tx.oneTimeLink.count({
      where: {
        userId: user.id,
        purpose: 'RESET_PASSWORD',
        usedAt: null,
        createdAt: { gt: new Date(now.getTime() - 60_000) },
      },
    });
    if (recent > 0) return;
    const token = await createLink(tx, {
      userId: user.id,
      purpose: 'RESET_PASSWORD',
      email: input.email,
      now,
    });
    await enqueueMail(tx, {
      template: 'reset-password',
      recipient: input.email,
      language: ctx.language,
      payload: { name: user.name, token },
    });
  });
}
