import { ownerSchema, signOutDeviceSchema, signOutEverywhereSchema } from '~/schemas/security';
import { router, userProcedure } from '~/server/api/trpc';
import { forgetBrowser } from '~/server/auth/sign-in';
import { cancelDeletion } from '~/server/services/account/cancel-deletion';
import { listDevices } from '~/server/services/account/devices';
import { readFreshLogin } from '~/server/services/account/owner-proof';
import { readDeletion } from '~/server/services/account/read-deletion';
import { requestDeletion } from '~/server/services/account/request-deletion';
import { signOutDevice } from '~/server/services/account/sign-out-device';
import { signOutEverywhere } from '~/server/services/account/sign-out-everywhere';

/** Who is in the account, and whether it stays. */
export const securityRouter = router({
  /** Whether the login is young enough to go without the current password. */
  freshLogin: userProcedure.query(({ ctx }) => readFreshLogin({ ctx })),

  /** The signed-in devices, this one first. */
  devices: userProcedure.query(({ ctx }) => listDevices({ ctx })),

  signOutDevice: userProcedure.input(signOutDeviceSchema).mutation(async ({ ctx, input }) => {
    const here = await signOutDevice({ ctx, input });
    if (here) await forgetBrowser();
    return { here };
  }),

  signOutEverywhere: userProcedure
    .input(signOutEverywhereSchema)
    .mutation(async ({ ctx, input }) => {
      const here = await signOutEverywhere({ ctx, input });
      if (here) await forgetBrowser();
      return { here };
    }),

  /** When the account goes; null when nobody asked for it. */
  deletion: userProcedure.query(({ ctx }) => readDeletion({ ctx })),

  requestDeletion: userProcedure
    .input(ownerSchema)
    .mutation(({ ctx, input }) => requestDeletion({ ctx, input })),

  cancelDeletion: userProcedure.mutation(({ ctx }) => cancelDeletion({ ctx })),
});
