import { z } from 'zod';
import {
  changePasswordSchema,
  editProfileSchema,
  forgotPasswordSchema,
  loginSchema,
  signupSchema,
  userSchema,
} from '~/schemas/auth';
import { forgetBrowser, signInBrowser } from '~/server/auth/sign-in';
import { changePassword } from '~/server/services/account/change-password';
import { editProfile } from '~/server/services/account/edit-profile';
import { forgotPassword } from '~/server/services/account/forgot-password';
import { logOut } from '~/server/services/account/log-out';
import { readMe } from '~/server/services/account/read-user';
import { signUp } from '~/server/services/account/sign-up';
import { avatarFieldSchema } from './avatar-field';
import { answered, defineCall, type FrontCall, nothing } from './call';
import { named } from './named';
import { issueToken } from './token';

const done = answered('Done', {});
const withUser = answered('UserAnswer', { user: named('User', userSchema) });

const nobody = named('NobodyAnswer', z.object({ result: z.literal(false), user: z.null() }));
const whoIsThere = named('WhoAnswer', z.discriminatedUnion('result', [withUser, nobody]));

const frontProfileSchema = editProfileSchema.extend({ avatar: avatarFieldSchema });

/** The calls below `/api/front/auth`. */
export const authCalls: Record<string, FrontCall> = {
  auth: defineCall({
    method: 'GET',
    input: nothing,
    output: whoIsThere,
    answer: async ({ ctx }) => {
      const user = await readMe({ ctx });
      return user ? { user } : { result: false as const, user };
    },
  }),

  'auth/token': defineCall({
    method: 'GET',
    input: nothing,
    output: answered('TokenAnswer', { token: z.string() }),
    answer: async ({ ctx }) => ({ token: await issueToken(ctx) }),
  }),

  'auth/signup': defineCall({
    method: 'POST',
    token: '_token',
    input: signupSchema,
    output: done,
    refusals: ['PASSWORD_TOO_COMMON', 'EMAIL_TAKEN'],
    answer: async ({ ctx, input }) => {
      await signUp({ ctx, input });
      return {};
    },
  }),

  'auth/login': defineCall({
    method: 'POST',
    token: '_token',
    input: loginSchema,
    output: withUser,
    refusals: ['INVALID_CREDENTIALS', 'ACCOUNT_DISABLED'],
    answer: async ({ ctx, input }) => ({ user: await signInBrowser({ ctx, input }) }),
  }),

  'auth/logout': defineCall({
    method: 'GET',
    changesState: true,
    input: nothing,
    output: done,
    answer: async ({ ctx }) => {
      await logOut({ ctx });
      await forgetBrowser();
      return {};
    },
  }),

  'auth/forgot-password': defineCall({
    method: 'POST',
    token: '_token',
    input: forgotPasswordSchema,
    output: done,
    answer: async ({ ctx, input }) => {
      await forgotPassword({ ctx, input });
      return {};
    },
  }),

  'auth/edit-profile': defineCall({
    method: 'POST',
    token: 'X-Token',
    login: true,
    multipart: true,
    input: frontProfileSchema,
    output: withUser,
    refusals: ['AVATAR_INVALID'],
    answer: async ({ ctx, input }) => ({ user: await editProfile({ ctx, input }) }),
  }),

  'auth/change-password': defineCall({
    method: 'POST',
    token: '_token',
    login: true,
    input: changePasswordSchema,
    output: withUser,
    refusals: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_TOO_COMMON'],
    answer: async ({ ctx, input }) => ({ user: await changePassword({ ctx, input }) }),
  }),
};
