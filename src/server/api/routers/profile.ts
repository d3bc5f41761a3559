import { changePasswordSchema, editProfileSchema } from '~/schemas/auth';
import { setAvatarSchema, undoAvatarSchema } from '~/schemas/avatar';
import { router, userProcedure } from '~/server/api/trpc';
import { cancelEmailChange } from '~/server/services/account/cancel-email-change';
import { changePassword } from '~/server/services/account/change-password';
import { editProfile } from '~/server/services/account/edit-profile';
import { getEmailVerification } from '~/server/services/account/get-email-verification';
import { getOwnMembership } from '~/server/services/account/get-own-membership';
import { getUser } from '~/server/services/account/get-user';
import { setAvatar } from '~/server/services/account/set-avatar';
import { undoAvatar } from '~/server/services/account/undo-avatar';

export const profileRouter = router({
  get: userProcedure.query(({ ctx }) => getUser({ ctx })),

  edit: userProcedure
    .input(editProfileSchema)
    .mutation(({ ctx, input }) => editProfile({ ctx, input })),

  /** Sets the avatar, which is sent as base64; null removes it. */
  setAvatar: userProcedure
    .meta({ access: 'user', body: 'file' })
    .input(setAvatarSchema)
    .mutation(({ ctx, input: { image, crop } }) =>
      setAvatar({
        ctx,
        input: image === null ? null : { bytes: Buffer.from(image, 'base64'), crop },
      }),
    ),

  /** Restores the avatar before the present one. */
  undoAvatar: userProcedure
    .input(undoAvatarSchema)
    .mutation(({ ctx, input }) => undoAvatar({ ctx, input })),

  changePassword: userProcedure
    .input(changePasswordSchema)
    .mutation(({ ctx, input }) => changePassword({ ctx, input })),

  /** Level, end and member history. */
  membership: userProcedure.query(({ ctx }) => getOwnMembership({ ctx })),

  /** Whether the e-mail is verified, and the pending new one. */
  emailVerification: userProcedure.query(({ ctx }) => getEmailVerification({ ctx })),

  /** Cancels the pending change and keeps the old e-mail. */
  cancelEmailChange: userProcedure.mutation(({ ctx }) => cancelEmailChange({ ctx })),
});
