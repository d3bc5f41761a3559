'use client';
import type { SignInInput } from '~/schemas/auth';
import { errorCode } from '~/trpc/error-code';
import { useForgotPassword, useSignIn, useSignUp } from './hooks';
import { useAdoptLevel } from './use-adopt-level';

type Fields = Record<string, string>;

/** The schemas, which the check of a form loads before its call.
 *  @throws TypeError when they cannot be loaded, like a lost connection */
const loadSchemas = () =>
  import('~/schemas/auth').catch((cause: unknown) => {
    throw new TypeError('The schemas of the form could not be loaded.', { cause });
  });

/** The call of the log-in form. As at the sign-up, the level that was found on this device is sent to the account
 *  before the user is shown, because the next page asks for the level if it is missing. */
export function useSignInCall() {
  const { mutateAsync } = useSignIn(useAdoptLevel());
  return (input: SignInInput) => mutateAsync(input);
}

/** The calls of the sign-up form. The sign-up does not log in: the form does so right after, with the same
 *  fields.
 *  @returns the account's e-mail, and whether the log-in succeeded: it fails where the e-mail has an account
 *  already */
export function useSignUpCalls() {
  const signUp = useSignUp();
  const signIn = useSignIn(useAdoptLevel());
  return async (fields: Fields): Promise<{ email: string; isLoggedIn: boolean }> => {
    const { signUpSchema } = await loadSchemas();
    const input = signUpSchema.parse(fields);
    await signUp.mutateAsync(input);
    try {
      await signIn.mutateAsync(input);
      return { email: input.email, isLoggedIn: true };
    } catch (error) {
      if (errorCode(error) !== 'INVALID_CREDENTIALS') throw error;
      return { email: input.email, isLoggedIn: false };
    }
  };
}

/** The call of the form that requests a link for a new password.
 *  @returns the e-mail address to which the link is sent */
export function usePasswordLinkCall() {
  const { mutateAsync } = useForgotPassword();
  return async (fields: Fields): Promise<string> => {
    const { forgotPasswordSchema } = await loadSchemas();
    const input = forgotPasswordSchema.parse(fields);
    await mutateAsync(input);
    return input.email;
  };
}
