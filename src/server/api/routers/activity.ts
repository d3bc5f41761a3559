import 'server-only';
import { activitySlugSchema } from '~/schemas/activity';
import { cancelRegistration } from '~/server/services/activity/cancel-registration';
import {
  getActivity,
  listActivities,
  listOwnRegistrations,
  listSeatCounts,
} from '~/server/services/activity/queries';
import { register } from '~/server/services/activity/register';
import { publicProcedure, router, userProcedure } from '../trpc';

export const activityRouter = router({
  /** Every activity, upcoming and past. */
  list: publicProcedure.query(({ ctx }) => listActivities({ ctx })),
  get: publicProcedure
    .input(activitySlugSchema)
    .query(({ ctx, input }) => getActivity({ ctx, input })),
  /** The number of taken seats of each upcoming activity. */
  seats: publicProcedure.query(({ ctx }) => listSeatCounts({ ctx })),
  /** The caller's own registrations. */
  mine: userProcedure.query(({ ctx }) => listOwnRegistrations({ ctx })),
  register: userProcedure
    .input(activitySlugSchema)
    .mutation(({ ctx, input }) => register({ ctx, input })),
  cancel: userProcedure
    .input(activitySlugSchema)
    .mutation(({ ctx, input }) => cancelRegistration({ ctx, input })),
});
