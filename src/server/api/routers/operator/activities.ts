import { z } from 'zod';
import {
  activityPageSchema,
  activitySlugSchema,
  checkedInSchema,
  checkInSchema,
  undoCheckInSchema,
  undoneCheckInSchema,
} from '~/schemas/activity';
import {
  activityActSchema,
  addActivitySchema,
  cancelActivitySchema,
  changeActivitySchema,
  checkInListSchema,
  editedActivitySchema,
  operatorActivitySchema,
  seenActivitySchema,
} from '~/schemas/operator-activity';
import { operatorProcedure, router } from '~/server/api/trpc';
import { addActivity } from '~/server/services/activity/add-activity';
import { cancelActivity } from '~/server/services/activity/cancel-activity';
import { changeActivity } from '~/server/services/activity/change-activity';
import { checkIn } from '~/server/services/activity/check-in';
import { discardActivity } from '~/server/services/activity/discard-activity';
import {
  getCheckInList,
  getEditedActivity,
  listOperatorActivities,
  previewActivity,
} from '~/server/services/activity/operator-activities';
import { publishActivity } from '~/server/services/activity/publish-activity';
import { undoCheckIn } from '~/server/services/activity/undo-check-in';

/** The activities, their people, the check-in, and operators' changes. */
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

  undoCheckIn: operatorProcedure
    .input(undoCheckInSchema)
    .output(undoneCheckInSchema)
    .mutation(({ ctx, input }) => undoCheckIn({ ctx, input })),

  edited: operatorProcedure
    .input(activitySlugSchema)
    .output(editedActivitySchema)
    .query(({ ctx, input }) => getEditedActivity({ ctx, input })),

  preview: operatorProcedure
    .input(activitySlugSchema)
    .output(activityPageSchema)
    .query(({ ctx, input }) => previewActivity({ ctx, input })),

  add: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(addActivitySchema)
    .output(activitySlugSchema)
    .mutation(({ ctx, input }) => addActivity({ ctx, input })),

  publish: operatorProcedure
    .input(seenActivitySchema)
    .mutation(({ ctx, input }) => publishActivity({ ctx, input })),

  discard: operatorProcedure
    .input(seenActivitySchema)
    .mutation(({ ctx, input }) => discardActivity({ ctx, input })),

  change: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(changeActivitySchema)
    .output(activityActSchema)
    .mutation(({ ctx, input }) => changeActivity({ ctx, input })),

  cancel: operatorProcedure
    .input(cancelActivitySchema)
    .output(activityActSchema)
    .mutation(({ ctx, input }) => cancelActivity({ ctx, input })),
});
