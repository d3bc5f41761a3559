import type { ForgotPasswordInput } from '~/schemas/auth';
import type { Verb } from '~/server/context';
import { noteRequest } from './note-request';

/** Asks for a link to set a new password. Nobody looks here whether there is such an account: the worker
 *  does, and mails. */
export async function forgotPassword({ ctx, input }: Verb<ForgotPasswordInput>): Promise<void> {
  await noteRequest(ctx.db, ctx, { kind: 'RESET_PASSWORD', email: input.email });
}
