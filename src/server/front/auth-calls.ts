import { z } from 'zod';
import {
  changePasswordSchema,
  editProfileSchema,
  forgotPasswordSchema,
  loginSchema,
  signupSchema,
} from '~/schemas/auth';
import { forgetBrowser, signInBrowser } from '~/server/auth/sign-in';
import { changePassword } from '~/server/services/account/change-password';
import { editProfile } from '~/server/services/account/edit-profile';
import { forgotPassword } from '~/server/services/account/forgot-password';
import { logOut } from '~/server/services/account/log-out';
import { readMe } from '~/server/services/account/read-user';
import { signUp } from '~/server/services/account/sign-up';
import { avatarFieldSchema } from './avatar-field';
import { defineCall, type FrontCall } from './call';
import { issueToken } from './token';

const nothing = z.object({});

/** The calls below `/api/front/auth`. */
export const authCalls: Record<string, FrontCall> = {
  auth: defineCall({
    method: 'GET',
    input: nothing,
    answer: async ({ ctx }) => {
      const user = await readMe({ ctx });
      return { result: user !== null, user };
    },
  }),

  'auth/token': defineCall({
    method: 'GET',
    input: nothing,
    answer: async ({ ctx }) => ({ token: await issueToken(ctx) }),
  }),

  'auth/signup': defineCall({
    method: 'POST',
    token: '_token',
    input: signupSchema,
    answer: async ({ ctx, input }) => {
      await signUp({ ctx, input });
      return {};
    },
  }),

  'auth/login': defineCall({
    method: 'POST',
    token: '_token',
    input: loginSchema,
    answer: async ({ ctx, input }) => ({ user: await signInBrowser({ ctx, input }) }),
  }),

  'auth/logout': defineCall({
    method: 'GET',
    changesState: true,
    input: nothing,
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
    input: editProfileSchema.extend({ avatar: avatarFieldSchema }),
    answer: async ({ ctx, input }) => ({ user: await editProfile({ ctx, input }) }),
  }),

  'auth/change-password': defineCall({
    method: 'POST',
    token: '_token',
    login: true,
    input: changePasswordSchema,
    answer: async ({ ctx, input }) => ({ user: await changePassword({ ctx, input }) }),
  }),
};
