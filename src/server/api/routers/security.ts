import {
  reauthenticationSchema,
  signOutDeviceSchema,
  signOutEverywhereSchema,
} from '~/schemas/security';
import { router, userProcedure } from '~/server/api/trpc';
import { clearSessionCookie } from '~/server/auth/sign-in-browser';
import { cancelDeletion } from '~/server/services/account/cancel-deletion';
import { listDevices } from '~/server/services/account/devices';
import { getDeletion } from '~/server/services/account/get-deletion';
import { isRecentlyAuthenticated } from '~/server/services/account/reauthenticate';
import { requestDeletion } from '~/server/services/account/request-deletion';
import { signOutDevice } from '~/server/services/account/sign-out-device';
import { signOutEverywhere } from '~/server/services/account/sign-out-everywhere';

/** Devices and deletion of the caller's account. */
export const securityRouter = router({
  /** Whether the login is recent enough to need no current password. */
  recentlyAuthenticated: userProcedure.query(({ ctx }) => isRecentlyAuthenticated({ ctx })),

  /** The signed-in devices, the current one first. */
  devices: userProcedure.query(({ ctx }) => listDevices({ ctx })),

  signOutDevice: userProcedure.input(signOutDeviceSchema).mutation(async ({ ctx, input }) => {
    const thisDevice = await signOutDevice({ ctx, input });
    if (thisDevice) await clearSessionCookie();
    return { here: thisDevice };
  }),

  signOutEverywhere: userProcedure
    .input(signOutEverywhereSchema)
    .mutation(async ({ ctx, input }) => {
      const thisDevice = await signOutEverywhere({ ctx, input });
      if (thisDevice) await clearSessionCookie();
      return { here: thisDevice };
    }),

  /** The due time of the account's deletion; null when none was requested. */
  deletion: userProcedure.query(({ ctx }) => getDeletion({ ctx })),

  requestDeletion: userProcedure
    .input(reauthenticationSchema)
    .mutation(({ ctx, input }) => requestDeletion({ ctx, input })),

  cancelDeletion: userProcedure.mutation(({ ctx }) => cancelDeletion({ ctx })),
});
