import { z } from 'zod';
import { activitySlugSchema, checkedInSchema, checkInSchema } from '~/schemas/activity';
import {
  activityActSchema,
  cancelActivitySchema,
  changeActivitySchema,
  checkInListSchema,
  editedActivitySchema,
  operatorActivitySchema,
} from '~/schemas/operator-activity';
import { operatorProcedure, router } from '~/server/api/trpc';
import { cancelActivity } from '~/server/services/activity/cancel-activity';
import { changeActivity } from '~/server/services/activity/change-activity';
import { checkIn } from '~/server/services/activity/check-in';
import {
  getCheckInList,
  getEditedActivity,
  listOperatorActivities,
} from '~/server/services/activity/operator-activities';

/** The activities, their people, the check-in, and what operators change of them. */
export const activitiesRouter = router({
  list: operatorProcedure
    .output(z.array(operatorActivitySchema))
    .query(({ ctx }) => listOperatorActivities({ ctx })),

  get: operatorProcedure
    .input(activitySlugSchema)
    .output(checkInListSchema)
    .query(({ ctx, input }) => getCheckInList({ ctx, input })),

  checkIn: operatorProcedure
    .input(checkInSchema)
    .output(checkedInSchema)
    .mutation(({ ctx, input }) => checkIn({ ctx, input })),

  edited: operatorProcedure
    .input(activitySlugSchema)
    .output(editedActivitySchema)
    .query(({ ctx, input }) => getEditedActivity({ ctx, input })),

  change: operatorProcedure
    .input(changeActivitySchema)
    .output(activityActSchema)
    .mutation(({ ctx, input }) => changeActivity({ ctx, input })),

  cancel: operatorProcedure
    .input(cancelActivitySchema)
    .output(activityActSchema)
    .mutation(({ ctx, input }) => cancelActivity({ ctx, input })),
});
