import { z } from 'zod';
import {
  changePasswordSchema,
  editProfileSchema,
  forgotPasswordSchema,
  signInSchema,
  signUpSchema,
  userSchema,
} from '~/schemas/auth';
import { clearSessionCookie, signInBrowser } from '~/server/auth/sign-in-browser';
import { changePassword } from '~/server/services/account/change-password';
import { editProfile } from '~/server/services/account/edit-profile';
import { forgotPassword } from '~/server/services/account/forgot-password';
import { getCurrentUser } from '~/server/services/account/get-user';
import { signOut } from '~/server/services/account/sign-out';
import { signUp } from '~/server/services/account/sign-up';
import { avatarFieldSchema } from './avatar-field';
import { issueCsrfToken } from './csrf';
import { defineEndpoint, noFields, okResponse, type RestEndpoint } from './endpoint';
import { withSchemaName } from './schema-names';

const emptyResponse = okResponse('Done', {});
const userResponse = okResponse('UserAnswer', { user: withSchemaName('User', userSchema) });

const signedOutResponse = withSchemaName(
  'NobodyAnswer',
  z.object({ result: z.literal(false), user: z.null() }),
);
const currentUserResponse = withSchemaName(
  'WhoAnswer',
  z.discriminatedUnion('result', [userResponse, signedOutResponse]),
);

const restProfileSchema = editProfileSchema.extend({ avatar: avatarFieldSchema });

/** The calls below `/api/front/auth`. */
export const authEndpoints: Record<string, RestEndpoint> = {
  auth: defineEndpoint({
    method: 'GET',
    sendsAccount: true,
    input: noFields,
    output: currentUserResponse,
    handle: async ({ ctx }) => {
      const user = await getCurrentUser({ ctx });
      return user ? { user } : { result: false as const, user };
    },
  }),

  'auth/token': defineEndpoint({
    method: 'GET',
    input: noFields,
    output: okResponse('TokenAnswer', { token: z.string() }),
    handle: async ({ ctx }) => ({ token: await issueCsrfToken(ctx) }),
  }),

  'auth/signup': defineEndpoint({
    method: 'POST',
    token: '_token',
    input: signUpSchema,
    output: emptyResponse,
    errorCodes: ['PASSWORD_TOO_COMMON', 'EMAIL_TAKEN'],
    handle: async ({ ctx, input }) => {
      await signUp({ ctx, input });
      return {};
    },
  }),

  'auth/login': defineEndpoint({
    method: 'POST',
    startsSession: true,
    token: '_token',
    input: signInSchema,
    output: userResponse,
    errorCodes: ['INVALID_CREDENTIALS', 'ACCOUNT_DISABLED'],
    handle: async ({ ctx, input }) => ({ user: await signInBrowser({ ctx, input }) }),
  }),

  'auth/logout': defineEndpoint({
    method: 'GET',
    changesState: true,
    input: noFields,
    output: emptyResponse,
    handle: async ({ ctx }) => {
      await signOut({ ctx });
      await clearSessionCookie();
      return {};
    },
  }),

  'auth/forgot-password': defineEndpoint({
    method: 'POST',
    token: '_token',
    input: forgotPasswordSchema,
    output: emptyResponse,
    handle: async ({ ctx, input }) => {
      await forgotPassword({ ctx, input });
      return {};
    },
  }),

  'auth/edit-profile': defineEndpoint({
    method: 'POST',
    token: 'X-Token',
    requiresSignIn: true,
    multipart: true,
    input: restProfileSchema,
    output: userResponse,
    errorCodes: ['AVATAR_INVALID', 'CURRENT_PASSWORD_WRONG'],
    handle: async ({ ctx, input }) => ({ user: await editProfile({ ctx, input }) }),
  }),

  'auth/change-password': defineEndpoint({
    method: 'POST',
    token: '_token',
    requiresSignIn: true,
    input: changePasswordSchema,
    output: userResponse,
    errorCodes: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_TOO_COMMON'],
    handle: async ({ ctx, input }) => ({ user: await changePassword({ ctx, input }) }),
  }),
};
