import type { ResetPasswordInput } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { limitFailures } from '~/server/throttle/limit-failures';
import { setPasswordByLink } from './set-password-by-link';

/** Sets a new password by a mailed link, which also verifies the e-mail. It ends every session and deletes
 *  every known device but the caller's.
 *  @throws ServiceError LINK_INVALID | LINK_USED (the password was set already) |
 *    PASSWORD_TOO_COMMON (the link stays usable) | TOO_MANY_REQUESTS */
export function resetPassword({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
  const reset = {
    ...input,
    purpose: 'RESET_PASSWORD',
    complete: async (tx, { link, user }) => {
      if (link.email !== user.email || user.emailVerifiedAt) return;
      const data = { emailVerifiedAt: ctx.now() };
      await tx.user.update({ where: { id: user.id }, data });
    },
  } satisfies Parameters<typeof setPasswordByLink>[0]['input'];
  return limitFailures(ctx, { action: 'mailed-link' }, () =>
    setPasswordByLink({ ctx, input: reset }),
  );
}
