import {
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  verifyEmailSchema,
} from '~/schemas/auth';
import { publicProcedure, router, userProcedure } from '~/server/api/trpc';
import { ensureDeviceCookie } from '~/server/auth/device-cookie';
import { clearSessionCookie, signInBrowser } from '~/server/auth/sign-in-browser';
import { forgotPassword } from '~/server/services/account/forgot-password';
import { getCurrentUser } from '~/server/services/account/get-user';
import { resendVerification } from '~/server/services/account/resend-verification';
import { resetPassword } from '~/server/services/account/reset-password';
import { restoreEmail } from '~/server/services/account/restore-email';
import { signOut } from '~/server/services/account/sign-out';
import { signUp } from '~/server/services/account/sign-up';
import { verifyEmail } from '~/server/services/account/verify-email';

export const authRouter = router({
  /** The user who is logged in on this browser; null for a visitor. */
  me: publicProcedure
    .meta({ access: 'visitor', sendsAccount: true })
    .query(({ ctx }) => getCurrentUser({ ctx })),

  signIn: publicProcedure
    .meta({ access: 'visitor', startsSession: true })
    .input(signInSchema)
    .mutation(({ ctx, input }) => signInBrowser({ ctx, input })),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut({ ctx });
    await clearSessionCookie();
  }),

  /** Creates an account without logging in. */
  signUp: publicProcedure.input(signUpSchema).mutation(({ ctx, input }) => signUp({ ctx, input })),

  forgotPassword: publicProcedure
    .input(forgotPasswordSchema)
    .mutation(({ ctx, input }) => forgotPassword({ ctx, input })),

  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .mutation(async ({ ctx, input }) =>
      resetPassword({ ctx: await ensureDeviceCookie(ctx), input }),
    ),

  /** Restores the account's previous e-mail, and sets a new password. */
  restoreEmail: publicProcedure
    .input(resetPasswordSchema)
    .mutation(async ({ ctx, input }) =>
      restoreEmail({ ctx: await ensureDeviceCookie(ctx), input }),
    ),

  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) => verifyEmail({ ctx, input })),

  /** Sends the verification mail again. */
  resendVerification: userProcedure.mutation(({ ctx }) => resendVerification({ ctx })),
});
