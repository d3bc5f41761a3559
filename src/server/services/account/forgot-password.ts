import type { ForgotPasswordInput } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { enqueueAccountRequest } from './enqueue-account-request';

/** Requests a link to set a new password. The worker checks whether there is such an account, and mails it.
 *  @throws ServiceError TOO_MANY_REQUESTS */
export async function forgotPassword({ ctx, input }: Verb<ForgotPasswordInput>): Promise<void> {
  const { email } = input;
  await consumeRateLimit(ctx, 'forgot-password', { email });
  await enqueueAccountRequest(ctx.db, ctx, { kind: 'RESET_PASSWORD', email });
}
