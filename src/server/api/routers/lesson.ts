import 'server-only';
import { saveAttemptsSchema, saveProgressSchema, unitSlugSchema } from '~/schemas/lesson';
import { addEnrolment } from '~/server/services/lesson/add-enrolment';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { listMyUnits } from '~/server/services/lesson/queries';
import { readAccentSample } from '~/server/services/lesson/read-accent-sample';
import { readSample } from '~/server/services/lesson/read-sample';
import { removeEnrolment } from '~/server/services/lesson/remove-enrolment';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { saveProgress } from '~/server/services/lesson/save-progress';
import { publicProcedure, router, userProcedure } from '../trpc';

export const lessonRouter = router({
  /** Opens a unit; enrols a user on the first opening, hence a mutation. */
  open: publicProcedure
    .input(unitSlugSchema)
    .mutation(({ ctx, input }) => openLesson({ ctx, input })),
  /** One sentence of a free unit, for the front page. */
  sample: publicProcedure.query(({ ctx }) => readSample({ ctx })),
  /** One word in both accents. */
  accentSample: publicProcedure.query(({ ctx }) => readAccentSample({ ctx })),
  saveAttempts: userProcedure
    .input(saveAttemptsSchema)
    .mutation(({ ctx, input }) => saveAttempts({ ctx, input })),
  saveProgress: userProcedure
    .input(saveProgressSchema)
    .mutation(({ ctx, input }) => saveProgress({ ctx, input })),
  /** My Learning. */
  mine: userProcedure.query(({ ctx }) => listMyUnits({ ctx })),
  add: userProcedure
    .input(unitSlugSchema)
    .mutation(({ ctx, input }) => addEnrolment({ ctx, input })),
  remove: userProcedure
    .input(unitSlugSchema)
    .mutation(({ ctx, input }) => removeEnrolment({ ctx, input })),
});
