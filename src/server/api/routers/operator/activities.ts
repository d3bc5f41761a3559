import { z } from 'zod';
import { activitySlugSchema, checkedInSchema, checkInSchema } from '~/schemas/activity';
import { checkInListSchema, operatorActivitySchema } from '~/schemas/operator-activity';
import { operatorProcedure, router } from '~/server/api/trpc';
import { checkIn } from '~/server/services/activity/check-in';
import {
  getCheckInList,
  listOperatorActivities,
} from '~/server/services/activity/operator-activities';

/** The activities, their people, and the check-in. */
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
});
