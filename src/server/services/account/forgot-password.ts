import type { ForgotPasswordInput } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { admit } from '~/server/throttle/admit';
import { noteRequest } from './note-request';

/** Asks for a link to set a new password. Nobody looks here whether there is such an account: the worker
 *  does, and mails.
 *  @throws ServiceError TOO_MANY_REQUESTS */
export async function forgotPassword({ ctx, input }: Verb<ForgotPasswordInput>): Promise<void> {
  const { email } = input;
  await admit(ctx, 'forgot-password', { email });
  await noteRequest(ctx.db, ctx, { kind: 'RESET_PASSWORD', email });
}
