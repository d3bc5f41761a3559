import {
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
  verifyEmailSchema,
} from '~/schemas/auth';
import { publicProcedure, router, userProcedure } from '~/server/api/trpc';
import { recognisableBrowser } from '~/server/auth/recognisable-browser';
import { forgetBrowser, signInBrowser } from '~/server/auth/sign-in';
import { forgotPassword } from '~/server/services/account/forgot-password';
import { logOut } from '~/server/services/account/log-out';
import { readMe } from '~/server/services/account/read-user';
import { resendVerification } from '~/server/services/account/resend-verification';
import { resetPassword } from '~/server/services/account/reset-password';
import { signUp } from '~/server/services/account/sign-up';
import { verifyEmail } from '~/server/services/account/verify-email';

export const authRouter = router({
  /** Who is logged in on this browser; null for a visitor. */
  me: publicProcedure.query(({ ctx }) => readMe({ ctx })),

  login: publicProcedure
    .input(loginSchema)
    .mutation(({ ctx, input }) => signInBrowser({ ctx, input })),

  logout: publicProcedure.mutation(async ({ ctx }) => {
    await logOut({ ctx });
    await forgetBrowser();
  }),

  /** Makes an account and does not log in. */
  signup: publicProcedure.input(signupSchema).mutation(({ ctx, input }) => signUp({ ctx, input })),

  forgotPassword: publicProcedure
    .input(forgotPasswordSchema)
    .mutation(({ ctx, input }) => forgotPassword({ ctx, input })),

  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .mutation(async ({ ctx, input }) =>
      resetPassword({ ctx: await recognisableBrowser(ctx), input }),
    ),

  verifyEmail: publicProcedure
    .input(verifyEmailSchema)
    .mutation(({ ctx, input }) => verifyEmail({ ctx, input })),

  /** Sends the verification mail once more. */
  resendVerification: userProcedure.mutation(({ ctx }) => resendVerification({ ctx })),
});
